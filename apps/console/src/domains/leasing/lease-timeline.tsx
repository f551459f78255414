import type { LeaseEvent } from '@lqr/contract/leasing/entities.ts'
import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import { eventName, stateName } from '@lqr/contract/kernel/cases/read-case.ts'
import { type TimelineItem, Timeline } from '../../shell/records/timeline.tsx'
import { copy } from './copy.ts'

interface LeaseTimelineProps {
  events: readonly LeaseEvent[]
  /** What is awaited now, and until when; nothing once everything has ended. */
  current?: { title: string; until?: string | undefined } | undefined
}

/** What is awaited in a state; undefined once nobody has to act. */
export function awaited(status: string, isAgreed: boolean): string | undefined {
  if (status === 'OFFERED' && isAgreed) return copy.agreedWaiting
  return status in copy.current ? copy.current[status as keyof typeof copy.current] : undefined
}

/** Everything that happened, then what is awaited. */
export function LeaseTimeline({ events, current }: LeaseTimelineProps) {
  const past: TimelineItem[] = events.map((event, index) => ({
    key: `${event.at}-${index}`,
    title: `${eventName(leaseCase, event.action)} → ${stateName(leaseCase, event.toStatus)}`,
    at: event.at,
    actor: [event.orgName, `${copy.sides[event.actorSide]} ${event.actorName}`].filter(Boolean).join(' · '),
    detail: event.note && <p className="prewrap">{event.note}</p>,
  }))
  const next: TimelineItem[] = current
    ? [
        {
          key: 'current',
          title: current.title,
          isCurrent: true,
          ...(current.until ? { actor: current.until } : {}),
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
