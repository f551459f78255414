import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { eventName, stateName } from '@lqr/contract/kernel/cases/read-case.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { type TimelineItem, Timeline } from '../../../shell/records/timeline.tsx'
import { DueTag } from '../../../shell/time/due-tag.tsx'
import { useNow } from '../../../shell/time/use-now.ts'
import { copy } from '../copy.ts'
import { currentStep } from './current-step.ts'

/** Everything that happened, then who acts now and until when. */
export function ApplicationTimeline({ application }: { application: ApplicationDetail }) {
  const now = useNow()
  const step = currentStep(application)
  const past: TimelineItem[] = application.timeline.map((event, index) => ({
    key: `${event.at}-${index}`,
    title: `${eventName(applicationCase, event.action)} → ${stateName(applicationCase, event.toStatus)}`,
    at: event.at,
    actor: `${copy.sides[event.actorSide]} ${event.actorName}`,
    detail: event.note && <p className="prewrap">{event.note}</p>,
  }))
  const current: TimelineItem[] = step
    ? [
        {
          key: 'current',
          title: step.title,
          actor: [step.actor, step.until].filter(Boolean).join(' · '),
          detail: (application.dueAt || application.isPaused) && <DueTag clock={application} now={now} />,
          isCurrent: true,
        },
      ]
    : []
  return (
    <section className="panel">
      <h2>{copy.timeline}</h2>
      <Timeline label={copy.timeline} items={[...past, ...current]} />
    </section>
  )
}
