import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'gold'

const tones: Record<Tone, string> = {
  neutral: 'border-line bg-paper text-muted',
  primary: 'border-primary-line bg-primary-soft text-primary-strong',
  success: 'border-success/30 bg-success-soft text-success',
  warning: 'border-warning/30 bg-warning-soft text-warning',
  danger: 'border-danger/30 bg-danger-soft text-danger',
  gold: 'border-gold/40 bg-gold-soft text-gold-ink',
}

/** A state: the colour always comes with the word given as children. */
export function Tag({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: Tone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-control border px-2 text-note',
        tones[tone],
        className,
      )}
    >
      {tone !== 'neutral' && <span aria-hidden className="size-1.5 rounded-pill bg-current" />}
      {children}
    </span>
  )
}
