import type { ReactNode } from 'react'
import { formatDateTime } from '@lqr/ui/format-date.ts'

export interface TimelineItem {
  readonly key: string
  readonly title: string
  /** ISO 8601; missing for the step that goes on now. */
  readonly at?: string
  readonly actor?: string
  readonly detail?: ReactNode
  readonly isCurrent?: boolean
}

/** A course of events, oldest first; the current step stands last and is marked as such. */
export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }) {
  return (
    <ol aria-label={label} className="timeline">
      {items.map(({ key, title, at, actor, detail, isCurrent }) => (
        <li key={key} aria-current={isCurrent ? 'step' : undefined}>
          <p className="timeline-title">{title}</p>
          {(at || actor) && (
            <p className="muted">
              {at && <time dateTime={at}>{formatDateTime(at)}</time>}
              {at && actor && ' · '}
              {actor}
            </p>
          )}
          {detail && <div className="timeline-detail">{detail}</div>}
        </li>
      ))}
    </ol>
  )
}
