import type { Role } from '../access.ts'
import {
  type AnyCase,
  type CaseMove,
  type CasePhase,
  type CaseSide,
  type MoveOf,
  type MoveOfSide,
  RESUME,
  type StateOf,
} from './define-case.ts'

interface Named<Code extends string> {
  readonly code: Code
  readonly name: string
}

/** On every timeline: what happens to a case without moving it. */
export const STANDING_EVENTS = [
  { code: 'succeed', name: '承接机构继续办理' },
  { code: 'reschedule', name: '办理时限调整' },
  { code: 'assign', name: '转交办理' },
  { code: 'archive', name: '移入档案' },
] as const
export type StandingEvent = (typeof STANDING_EVENTS)[number]['code']

/** Whether what is remarked at an event of that kind is for the side that made it alone; whoever gives a case away tells a colleague. */
export function isInternal({ moves }: AnyCase, action: string): boolean {
  return action === ('assign' satisfies StandingEvent) || moves[action]?.isInternal === true
}

/** Whether people, timeline and documents of a case lie in the archive: its timeline says no more than that. */
export function isArchived({
  timeline,
}: {
  readonly timeline: readonly { readonly action: string }[]
}): boolean {
  return timeline.some(({ action }) => action === ('archive' satisfies StandingEvent))
}

function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][]
}

/** The states with their names, in the order of the declaration. */
export function statesOf<const D extends AnyCase>(declaration: D): readonly Named<StateOf<D>>[] {
  return entriesOf<StateOf<D>, { name: string }>(declaration.states).map(([code, { name }]) => ({
    code,
    name,
  }))
}

/** The moves with their names; they stand on the timeline and on the button. */
export function movesOf<const D extends AnyCase>(declaration: D): readonly Named<MoveOf<D>>[] {
  return entriesOf<MoveOf<D>, { name: string }>(declaration.moves).map(([code, { name }]) => ({ code, name }))
}

/** The moves that a person of that side makes on a case that there is, with their names. */
export function movesOfSide<const D extends AnyCase, Side extends CaseSide>(
  declaration: D,
  side: Side,
): readonly Named<MoveOfSide<D, Side>>[] {
  return entriesOf<MoveOfSide<D, Side>, CaseMove>(declaration.moves as Record<MoveOfSide<D, Side>, CaseMove>)
    .filter(([, move]) => move.side === side && move.from.length > 0)
    .map(([code, { name }]) => ({ code, name }))
}

/** Whether somebody with one of these roles makes a move of that side on a case that there is. */
export function isWorkedBy({ moves }: AnyCase, side: CaseSide, held: readonly Role[]): boolean {
  return Object.values(moves).some(
    (move) =>
      move.side === side &&
      'roles' in move &&
      move.from.length > 0 &&
      move.roles.some((role) => held.includes(role)),
  )
}

/** The states in one of these phases. */
export function statesIn<const D extends AnyCase>(declaration: D, ...phases: CasePhase[]): StateOf<D>[] {
  return entriesOf<StateOf<D>, { phase: CasePhase }>(declaration.states)
    .filter(([, { phase }]) => phases.includes(phase))
    .map(([code]) => code)
}

/** The state after the move, or undefined when the case cannot make it from there; `resume` is where a pause began. */
export function afterMove<const D extends AnyCase>(
  declaration: D,
  move: MoveOf<D>,
  from: StateOf<D>,
  resume?: StateOf<D> | null,
): StateOf<D> | undefined {
  const found = declaration.moves[move]
  if (!found?.from.includes(from)) return undefined
  return (found.to === RESUME ? (resume ?? undefined) : found.to) as StateOf<D> | undefined
}

/** The 中文 of a state; an unknown one stands for itself. */
export function stateName(declaration: AnyCase, status: string): string {
  return declaration.states[status]?.name ?? status
}

/** The 中文 of what stands on a timeline; an unknown one stands for itself. */
export function eventName(declaration: AnyCase, action: string): string {
  return (
    declaration.moves[action]?.name ?? STANDING_EVENTS.find(({ code }) => code === action)?.name ?? action
  )
}

/** As which affairs the cases of a kind count when an organisation ends: `openApplications`, `closedApplications`. */
export function affairsOf({ kind, affairs }: AnyCase) {
  const plural = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}s`
  return {
    going: { code: `open${plural}`, name: affairs.going, unit: '笔' },
    over: { code: `closed${plural}`, name: affairs.over, unit: '笔' },
  }
}

/** The clocks of a kind that count working days, as kinds of clocks that follow the calendar. */
export function calendarClocksOf({ kind, label, clocks, moves }: AnyCase) {
  return Object.entries(clocks).flatMap(([clock, { name, limit }]) => {
    if (!('workingDays' in limit)) return []
    const code = moves['submit']?.starts === clock ? `${kind}s` : `${kind}s-${clock}`
    return [{ code, name: `待${name}的${label}`, clock, workingDays: limit.workingDays }]
  })
}
