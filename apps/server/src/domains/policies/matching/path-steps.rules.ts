import { codesText, figureText } from '@lqr/contract/policies/condition-words.ts'
import { factOf } from '@lqr/contract/policies/facts.ts'
import type { PathStep } from '@lqr/contract/policies/match-entities.ts'
import type { Facts } from './judge.rules.ts'
import type { Change } from './path.rules.ts'
import { pathCopy } from './path-copy.ts'

/** An item that pays for a change or gives a title. */
export interface Helper {
  readonly id: string
  readonly name: string
  readonly gives: string | null
  readonly paysFor: readonly string[]
}

const MOST_HELPERS = 3
const HUNDRED = 100

const rounded = (value: number) => Math.round(value * HUNDRED) / HUNDRED

/** The titles that a change adds. */
function gained({ from, to }: Change): string[] {
  const held = Array.isArray(from) ? from : []
  return Array.isArray(to) ? to.filter((code: string) => !held.includes(code)) : []
}

function sentenceOf(change: Change): string {
  const { fact, from, to, condition } = change
  const { name } = factOf(fact)
  if (typeof to !== 'number') {
    if (fact === 'titles') return pathCopy.title(codesText(fact, gained(change)))
    return pathCopy.reach(name, codesText(fact, condition.codes))
  }
  const before = typeof from === 'number' ? from : 0
  const by = figureText(fact, rounded(Math.abs(to - before)))
  if (fact === 'ageMonths') return pathCopy.wait(by)
  const say = to > before ? pathCopy.raise : pathCopy.lower
  return say(name, figureText(fact, before), figureText(fact, to), by)
}

/** What operators entered, or what follows from the figures: months until an age, a share of the known revenue. */
function monthsOf({ condition, fact, from, to }: Change): number | null {
  if (condition.months !== null) return condition.months
  return fact === 'ageMonths' && typeof from === 'number' && typeof to === 'number' ? to - from : null
}

function costOf({ condition, fact, from, to }: Change, facts: Facts): number | null {
  if (condition.costYuan !== null) return condition.costYuan
  if (typeof from !== 'number' || typeof to !== 'number') return fact === 'ageMonths' ? 0 : null
  if (fact === 'ageMonths') return 0
  if (fact === 'rdYuan') return to - from
  const { revenueYuan } = facts
  if (fact !== 'rdPercent' || typeof revenueYuan !== 'number') return null
  return Math.round(((to - from) / HUNDRED) * revenueYuan)
}

/** A change in words, with its time, cost and evidence as far as they are known, and the items that help with it. */
export function stepOf(change: Change, facts: Facts, helpers: readonly Helper[]): PathStep {
  const { fact, condition } = change
  const titles = fact === 'titles' ? gained(change) : []
  const helping = helpers.filter(
    ({ gives, paysFor }) => paysFor.includes(fact) || (gives !== null && titles.includes(gives)),
  )
  return {
    fact,
    sentence: sentenceOf(change),
    months: monthsOf(change),
    costYuan: costOf(change, facts),
    evidence: condition.evidence,
    clause: condition.clause,
    paidBy: helping.slice(0, MOST_HELPERS).map(({ id, name }) => ({ id, name })),
  }
}
