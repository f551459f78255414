import { CASE_ACTORS, type CaseEvent } from '@lqr/contract/kernel/cases/case-fields.ts'
import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import { eventName, stateName } from '@lqr/contract/kernel/cases/read-case.ts'
import { nameOf } from '../records/name-of.ts'
import { Timeline, type TimelineItem } from '../records/timeline.tsx'
import { DueTag } from '../time/due-tag.tsx'
import type { Clock } from '../time/due-time.ts'
import { useNow } from '../time/use-now.ts'
import { caseCopy as copy } from './copy.ts'

export interface CurrentStep {
  readonly title: string
  /** Who acts now. */
  readonly actor?: string | undefined
  /** Until when, in words; missing when no limit runs. */
  readonly until?: string | undefined
}

interface CaseTimelineProps {
  of: AnyCase
  /** With the institution where several of them act on one case. */
  events: readonly (CaseEvent & { readonly orgName?: string | null })[]
  /** What is awaited now; nothing once nobody has to act. */
  current: CurrentStep | undefined
  /** The clock that runs in the current step. */
  clock?: Clock
}

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')

/** Everything that happened, then who acts now and until when. */
export function CaseTimeline({ of, events, current, clock }: CaseTimelineProps) {
  const now = useNow()
  const past: TimelineItem[] = events.map((event, index) => ({
    key: `${event.at}-${index}`,
    title: `${eventName(of, event.action)} → ${stateName(of, event.toStatus)}`,
    at: event.at,
    actor: joined(event.orgName, `${nameOf(CASE_ACTORS, event.actorSide)} ${event.actorName}`),
    detail: event.note && <p className="prewrap">{event.note}</p>,
  }))
  const hasClock = clock !== undefined && (clock.dueAt !== null || clock.isPaused)
  const next: TimelineItem[] = current
    ? [
        {
          key: 'current',
          title: current.title,
          actor: joined(current.actor, current.until),
          detail: hasClock && <DueTag clock={clock} now={now} />,
          isCurrent: true,
        },
      ]
    : []
  return (
    <section className="panel">
      <h2>{copy.timeline}</h2>
      <Timeline label={copy.timeline} items={[...past, ...next]} />
    </section>
  )
}
