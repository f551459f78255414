import { type ApplicationStatus, applicationCase } from '@lqr/contract/applications/application-case.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { stateName } from '@lqr/contract/kernel/cases/read-case.ts'
import type { RailStep } from '../../../../shell/cases/case-rail.tsx'
import { copy } from '../../copy.ts'

/** The way of an application, each step with the state that it leads to and the one in which it is awaited. */
const WAY = [
  { key: 'submit', reaches: 'SUBMITTED' },
  { key: 'accept', reaches: 'ACCEPTED', awaitedIn: 'SUBMITTED' },
  { key: 'review', reaches: 'REVIEWING', awaitedIn: 'ACCEPTED' },
  { key: 'credit', reaches: 'CREDITED', awaitedIn: 'REVIEWING' },
  { key: 'sign', reaches: 'SIGNED', awaitedIn: 'CREDITED' },
  { key: 'disburse', reaches: 'DISBURSED', awaitedIn: 'SIGNED' },
  { key: 'settle', reaches: 'SETTLED', awaitedIn: 'DISBURSED' },
] as const satisfies readonly { key: string; reaches: ApplicationStatus; awaitedIn?: ApplicationStatus }[]

const waiting: Readonly<Partial<Record<ApplicationStatus, string>>> = copy.waitsFor

type Shown = Pick<ApplicationDetail, 'status' | 'timeline'>

/** The state in which the case waits now; while documents are awaited, the one to which it returns. */
function awaitedIn({ status, timeline }: Shown): string {
  if (status !== 'SUPPLEMENT') return status
  return timeline.findLast(({ action }) => action === 'supplement')?.fromStatus ?? status
}

/**
 * The steps of an application: those done with day and person, the one that is awaited, and those to come. A case that ended
 * before its way was gone ends with what it came to.
 */
export function applicationRail(application: Shown): RailStep[] {
  const { status, timeline } = application
  const awaited = awaitedIn(application)
  const done = WAY.flatMap(({ key, reaches }) => {
    const event = timeline.find(({ action }) => action === key)
    return event
      ? [
          {
            key,
            title: applicationCase.moves[key].name,
            state: 'done',
            at: event.at,
            actor: event.actorName,
            reaches,
          } as const,
        ]
      : []
  })
  const steps: RailStep[] = done.map(({ reaches: _reached, ...step }) => step)
  const next = WAY.findIndex((step) => 'awaitedIn' in step && step.awaitedIn === awaited)
  if (next < 0) {
    const end = timeline.at(-1)
    const isEnd = end && done.every(({ reaches }) => reaches !== status)
    return isEnd
      ? [
          ...steps,
          {
            key: 'end',
            title: stateName(applicationCase, status),
            state: 'ended',
            at: end.at,
            actor: end.actorName,
          },
        ]
      : steps
  }
  const since = timeline.at(-1)?.at
  return [
    ...steps,
    ...WAY.slice(next).map(({ key }, index): RailStep => ({
      key,
      title: applicationCase.moves[key].name,
      state: index === 0 ? 'now' : 'next',
      ...(index === 0 ? { at: since, actor: waiting[status] } : {}),
    })),
  ]
}
