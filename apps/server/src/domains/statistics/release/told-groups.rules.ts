import { partsOf } from '../figures.rules.ts'
import type { Measure } from '../tally.store.ts'
import { ownOf } from './areas.ts'
import type { ToldFigures, ToldPart } from './read-public.ts'

/** One bar of a public chart; null where it stays hidden. */
export interface ToldGroup {
  readonly code: string
  readonly name: string
  readonly count: number | null
  readonly amountYuan: number | null
}

const group = (name: string, { key, ...told }: ToldPart): ToldGroup => ({ code: key, name, ...told })

/** The parts in the order of a list, each by its name there; what the list does not know follows under its own. */
export function namedGroups(
  parts: readonly ToldPart[],
  names: readonly { readonly code: string; readonly name: string }[],
): ToldGroup[] {
  const known = names.flatMap(({ code, name }) => {
    const part = parts.find(({ key }) => key === code)
    return part ? [group(name, part)] : []
  })
  const others = parts.filter(({ key }) => !names.some(({ code }) => code === key))
  return [...known, ...others.map((part) => group(part.key, part))]
}

/** The parts as they stand, oldest or first code first. */
export function inOrder(parts: readonly ToldPart[]): ToldGroup[] {
  return parts.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map((part) => group(part.key, part))
}

/** One group for each part of an area; what lies in none of them only where there is something. */
export function groupsByArea(figures: ToldFigures, measure: Measure, areaCode: string): ToldGroup[] {
  const parts = partsOf(areaCode)
  return parts
    .map(({ code, name }) => ({ code, name, ...figures.total(measure, nodeOfPart(code, areaCode)) }))
    .filter(({ code, count }) => code !== areaCode || count !== 0 || parts.length === 1)
}

/** The node of a part of an area: the area itself stands for what lies in none of its parts, unless it has none. */
export function nodeOfPart(code: string, areaCode: string): string {
  return code === areaCode && partsOf(areaCode).length > 1 ? ownOf(areaCode) : code
}
