import type { SignUpState } from '@lqr/contract/activities/kinds.ts'

interface Counted {
  readonly id: string
  readonly people: number
  readonly state: SignUpState
}

/** How many people have a place. */
const taken = (living: readonly Counted[]) =>
  living.filter(({ state }) => state === 'SIGNED').reduce((sum, { people }) => sum + people, 0)

const free = (living: readonly Counted[], capacity: number | null) =>
  capacity === null ? Number.POSITIVE_INFINITY : Math.max(capacity - taken(living), 0)

/** Those that wait for places in their order; a group larger than all there are (they became fewer) is passed over. */
const inLine = <C extends Counted>(living: readonly C[], capacity: number | null) =>
  living.filter(({ state, people }) => state === 'WAITING' && people <= (capacity ?? people))

/** What who comes now gets: places while there are enough and nobody waits, else the end of the row of those who wait. */
export function stateOfNext(
  living: readonly Counted[],
  capacity: number | null,
  people: number,
): 'SIGNED' | 'WAITING' {
  const waits = inLine(living, capacity).length > 0
  return !waits && people <= free(living, capacity) ? 'SIGNED' : 'WAITING'
}

/** Who of those that wait moves up: the first first; one that does not fit lets nobody by. */
export function movingUp<C extends Counted>(living: readonly C[], capacity: number | null): C[] {
  let left = free(living, capacity)
  const moving: C[] = []
  for (const one of inLine(living, capacity)) {
    if (one.people > left) break
    left -= one.people
    moving.push(one)
  }
  return moving
}

/** Whether one that has places may come with more people: there must be room that nobody waits for. */
export function mayGrow(living: readonly Counted[], capacity: number | null, more: number): boolean {
  return more <= 0 || stateOfNext(living, capacity, more) === 'SIGNED'
}

/** How many wait before one that waits; null of what does not wait. */
export function waitingAhead(living: readonly Counted[], id: string): number | null {
  const at = living.filter(({ state }) => state === 'WAITING').findIndex((one) => one.id === id)
  return at < 0 ? null : at
}
