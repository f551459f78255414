import type { CSSProperties, ReactNode } from 'react'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { caseCopy as copy } from './copy.ts'
import './case-rail.css'

export interface RailStep {
  readonly key: string
  readonly title: string
  readonly state: 'done' | 'now' | 'next' | 'ended'
  /** ISO 8601: when it was done, or since when it is awaited. */
  readonly at?: string | undefined
  /** Who did it, or has to do it. */
  readonly actor?: string | undefined
}

interface CaseRailProps {
  label: string
  steps: readonly RailStep[]
  /** Beside the step that is awaited: the clock, and whether it is the viewer's turn. */
  now?: ReactNode
}

/** The way of a case from left to right: done, awaited, to come. Where there is little room only the awaited step says more than its name. */
export function CaseRail({ label, steps, now }: CaseRailProps) {
  const columns = { '--steps': steps.length } as CSSProperties
  return (
    <ol aria-label={label} className="case-rail panel" style={columns}>
      {steps.map(({ key, title, state, at, actor }) => (
        <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <p className="rail-title">
            {title}
            <span className="sr-only">{copy.railStates[state]}</span>
          </p>
          <div className="rail-more">
            {actor && <p className="muted">{actor}</p>}
            {at && (
              <p className="muted tabular">
                <time dateTime={at}>{formatDateTime(at)}</time>
                {state === 'now' && copy.railSince}
              </p>
            )}
            {state === 'now' && now}
          </div>
        </li>
      ))}
    </ol>
  )
}
