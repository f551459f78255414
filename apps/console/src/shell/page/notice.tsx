import type { ReactNode } from 'react'

interface NoticeProps {
  title: string
  hint?: ReactNode
  action?: ReactNode
  /** `alert` is read out at once; for what went wrong. */
  role?: 'alert' | 'status'
}

/** A calm full-width notice: nothing here, not allowed, went wrong; always with the way on. */
export function Notice({ title, hint, action, role }: NoticeProps) {
  return (
    <div className="notice" role={role}>
      <svg aria-hidden viewBox="0 0 160 56" fill="none" stroke="currentColor" strokeLinecap="round">
        <path d="M8 50c26-3 36-18 72-18s46 15 72 18" />
        <path d="M24 38c18-4 28-16 56-16s38 12 56 16" opacity=".8" />
        <path d="M44 26c12-4 18-12 36-12s24 8 36 12" opacity=".6" />
        <path className="notice-line" d="M152 10C110 13 62 3 8 8" />
      </svg>
      <p className="notice-title">{title}</p>
      {hint && <p className="notice-hint">{hint}</p>}
      {action && <div className="notice-action">{action}</div>}
    </div>
  )
}
