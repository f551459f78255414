import type { AnyCase, MoveOf, StateOf } from '@lqr/contract/kernel/cases/define-case.ts'
import type { CaseEvent } from '@lqr/contract/kernel/cases/case-fields.ts'
import { eventName, STANDING_EVENTS, stateName } from '@lqr/contract/kernel/cases/read-case.ts'
import type { RailStep } from './case-rail.tsx'

/** One step of the way: the moves that make it, of which the first names it while it lies ahead, and the states that await it. */
export interface WayStep<D extends AnyCase = AnyCase> {
  readonly moves: readonly [MoveOf<D>, ...MoveOf<D>[]]
  readonly awaitedIn?: readonly StateOf<D>[]
}

/** The way that a case goes when all goes well. */
export type CaseWay<D extends AnyCase = AnyCase> = readonly WayStep<D>[]

type Event = Pick<CaseEvent, 'at' | 'action' | 'fromStatus' | 'toStatus' | 'actorName'>

/** A case as far as its way is read from it. */
export interface OnWay {
  readonly status: string
  readonly timeline: readonly Event[]
}

const STANDING: readonly string[] = STANDING_EVENTS.map(({ code }) => code)

/** Where in the course of events a step was made last; -1 where it was not. */
function madeAt(timeline: readonly Event[], { moves }: WayStep): number {
  return timeline.findLastIndex(({ action }) => moves.includes(action))
}

/** The state in which the case waits now; while somebody is asked for more, the one to which it returns. */
function awaitedIn(of: AnyCase, way: CaseWay, { status, timeline }: OnWay): string {
  const phase = of.states[status]?.phase
  const isOver = phase === undefined || phase === 'over'
  if (isOver || way.some((step) => step.awaitedIn?.includes(status))) return status
  return timeline.findLast(({ toStatus }) => toStatus === status)?.fromStatus ?? status
}

/**
 * Which step is awaited; -1 once nothing is. Where several wait in one state, the first that was not made since the one before it:
 * an offer that was renewed has to be accepted anew.
 */
export function awaitedStep(of: AnyCase, way: CaseWay, shown: OnWay): number {
  const status = awaitedIn(of, way, shown)
  const waiting = way.flatMap((step, index) => (step.awaitedIn?.includes(status) ? [index] : []))
  const madeOf = (index: number) => {
    const step = way[index]
    return step ? madeAt(shown.timeline, step) : -1
  }
  const open = waiting.find((index) => madeOf(index) < 0 || madeOf(index) < madeOf(index - 1))
  return open ?? waiting.at(-1) ?? -1
}

/**
 * The steps of a case: those done with day and person, the one that is awaited with who has to act and since when, and those to
 * come. A case that ended before its way was gone ends with what it came to; so does one whose events lie in the archive.
 */
export function stepsOfWay(of: AnyCase, way: CaseWay, shown: OnWay, waiting: string | undefined): RailStep[] {
  const { status, timeline } = shown
  const next = awaitedStep(of, way, shown)
  const done = (next < 0 ? way : way.slice(0, next)).flatMap((step) => {
    const event = timeline[madeAt(timeline, step)]
    return event ? [{ key: step.moves[0], event }] : []
  })
  const steps = done.map(({ key, event }): RailStep => ({
    key,
    title: eventName(of, event.action),
    state: 'done',
    at: event.at,
    actor: event.actorName,
  }))
  if (next < 0) {
    const end = timeline.findLast(({ action }) => !STANDING.includes(action))
    const isEnd = done.every(({ event }) => event.toStatus !== status)
    return isEnd
      ? [
          ...steps,
          { key: 'end', title: stateName(of, status), state: 'ended', at: end?.at, actor: end?.actorName },
        ]
      : steps
  }
  const since = timeline.findLast(({ action }) => !STANDING.includes(action))?.at
  const ahead = way.slice(next).map(({ moves: [key] }, index): RailStep => ({
    key,
    title: eventName(of, key),
    state: index === 0 ? 'now' : 'next',
    ...(index === 0 ? { at: since, actor: waiting } : {}),
  }))
  return [...steps, ...ahead]
}
