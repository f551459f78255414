import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { copy } from './copy.ts'
import { formatDateTime } from './format-date.ts'

export interface TimelineItem {
  key: string
  /** The step in words: 已受理, 审批中. */
  title: string
  /** ISO 8601; missing for what is still to come. */
  at?: string | undefined
  /** Who acted, or acts now. */
  actor?: string | undefined
  detail?: ReactNode
  state: 'done' | 'current' | 'next'
}

const dots = {
  done: 'border-primary bg-primary',
  current: 'border-primary bg-surface ring-4 ring-primary-soft',
  next: 'border-line-strong bg-surface',
} as const

/** A course of events with dates, who acts now and until when. */
export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }) {
  return (
    <ol aria-label={label} className="m-0 list-none p-0">
      {items.map((item, index) => (
        <li
          key={item.key}
          aria-current={item.state === 'current' ? 'step' : undefined}
          className="relative pb-6 pl-7 last:pb-0"
        >
          {index < items.length - 1 && (
            <span aria-hidden className="absolute top-4 bottom-0 left-[7px] w-px bg-line" />
          )}
          <span
            aria-hidden
            className={classNames('absolute top-1.5 left-0.5 size-3 rounded-pill border-2', dots[item.state])}
          />
          <p
            className={classNames('text-body', item.state === 'next' ? 'text-muted' : 'font-medium text-ink')}
          >
            {item.title}
            <span className="sr-only">（{copy.timeline[item.state]}）</span>
          </p>
          {(item.at || item.actor) && (
            <p className="text-note text-muted">
              {item.at && <time dateTime={item.at}>{formatDateTime(item.at)}</time>}
              {item.at && item.actor && ' · '}
              {item.actor}
            </p>
          )}
          {item.detail && <div className="mt-1 text-note text-ink">{item.detail}</div>}
        </li>
      ))}
    </ol>
  )
}
