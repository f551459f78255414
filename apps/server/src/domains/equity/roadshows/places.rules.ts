import { codesWithin } from '@lqr/contract/reference/substations.ts'
import type { PlaceRecord } from './places.store.ts'

type Counted = Pick<PlaceRecord, 'state'>

/** How many of the places are taken. */
const taken = (places: readonly Counted[]) =>
  places.filter(({ state }) => state === 'SIGNED' || state === 'SHOWN').length

/** Whether a day is for projects of an area: it names none, that one, or one above it. */
export function isForArea(areaCodes: readonly string[], areaCode: string | null): boolean {
  return areaCodes.length === 0 || areaCodes.some((code) => codesWithin(code).includes(areaCode ?? ''))
}

/** What who comes now gets: a place while there is one, else the end of the row of those who wait. */
export function stateOfNext(places: readonly Counted[], capacity: number): 'SIGNED' | 'WAITING' {
  return taken(places) < capacity ? 'SIGNED' : 'WAITING'
}

/** Who of those that wait moves up, the first first, while there are places. */
export function movingUp<P extends Counted>(places: readonly P[], capacity: number): P[] {
  const free = Math.max(capacity - taken(places), 0)
  return places.filter(({ state }) => state === 'WAITING').slice(0, free)
}

/** How many wait before one that waits; null of what does not wait. */
export function waitingAhead(places: readonly PlaceRecord[], id: string): number | null {
  const waiting = places.filter(({ state }) => state === 'WAITING')
  const at = waiting.findIndex((place) => place.id === id)
  return at < 0 ? null : at
}
