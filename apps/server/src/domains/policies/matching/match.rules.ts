import { ITEM_STANDINGS, type ItemPurpose, type ItemStanding } from '@lqr/contract/policies/item-kinds.ts'
import type { PolicyCondition } from '@lqr/contract/policies/conditions.ts'
import { areaConditions, type Facts, judgeAll, type JudgedRules } from './judge.rules.ts'
import { verdictCopy } from '@lqr/contract/policies/condition-words.ts'

/** What of an item its match depends on. */
export interface Rules {
  readonly areaCodes: readonly string[]
  readonly conditions: readonly PolicyCondition[]
}

/** Every condition of an item, its area first. */
export function conditionsOf({ areaCodes, conditions }: Rules): readonly PolicyCondition[] {
  return areaCodes.length === 0 ? conditions : [...areaConditions(areaCodes, verdictCopy.area), ...conditions]
}

/** An enterprise against one item. */
export function matchRules(rules: Rules, facts: Facts): JudgedRules {
  return judgeAll(conditionsOf(rules), facts)
}

/** Whether an item is about an enterprise at all: a renewal is for those who are known to hold the title. */
export function isOfferedTo(
  { purpose, gives }: { readonly purpose: ItemPurpose; readonly gives: string | null },
  { titles }: Facts,
): boolean {
  if (purpose === 'first') return true
  return gives !== null && typeof titles === 'object' && titles.includes(gives)
}

/** An item's place in the list of an enterprise. */
export interface Placed {
  readonly id: string
  readonly standing: ItemStanding
  readonly unmet: number
  readonly isOpen: boolean
  readonly benefitYuan: number | null
}

const PLACE = new Map(ITEM_STANDINGS.map(({ code }, index) => [code, index]))
const placeOf = (standing: ItemStanding) => PLACE.get(standing) ?? 0

/** What fits first, then what misses least, then what can be declared today, then what gives most, then the older one. */
export function inMatchOrder<P extends Placed>(items: readonly P[]): P[] {
  return items.toSorted(
    (a, b) =>
      placeOf(a.standing) - placeOf(b.standing) ||
      a.unmet - b.unmet ||
      Number(b.isOpen) - Number(a.isOpen) ||
      (b.benefitYuan ?? 0) - (a.benefitYuan ?? 0) ||
      Number(a.id) - Number(b.id),
  )
}

/** How many of some things there are of each standing, those without any too. */
export function countStandings(found: readonly { readonly standing: ItemStanding }[]) {
  return ITEM_STANDINGS.map(({ code }) => ({
    standing: code,
    count: found.filter(({ standing }) => standing === code).length,
  }))
}
