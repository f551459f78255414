import { displayAmount } from '../rules/amount-display.ts'
import { type ConditionFactCode, factOf } from './facts.ts'
import type { Comparison } from './conditions.ts'

/** A figure of a fact with its unit: amounts as everywhere, months of age in years where they are whole. */
export function figureText(fact: ConditionFactCode, value: number): string {
  const about = factOf(fact)
  if (about.kind !== 'figure') return String(value)
  if (about.unit === '元') return displayAmount(value)?.text ?? `${value} 元`
  return `${value} ${about.unit}`
}

/** The 中文 of some codes of a fact, in the order of its list. */
export function codesText(fact: ConditionFactCode, codes: readonly string[]): string {
  const about = factOf(fact)
  if (!('items' in about)) return ''
  return about.items.flatMap(({ code, name }) => (codes.includes(code) ? [name] : [])).join('、')
}

/** What is known of a fact, in words. */
export function valueText(fact: ConditionFactCode, value: number | readonly string[]): string {
  if (typeof value === 'number') return figureText(fact, value)
  return codesText(fact, value) || verdictCopy.none
}

/** What a condition asks, in words. */
export function asksText({ fact, op, bound, codes }: Comparison): string {
  const { name } = factOf(fact)
  switch (op) {
    case 'atLeast':
      return `${name}不低于 ${figureText(fact, bound ?? 0)}`
    case 'atMost':
      return `${name}不高于 ${figureText(fact, bound ?? 0)}`
    case 'oneOf':
      return `${name}属于：${codesText(fact, codes)}`
    case 'noneOf':
      return `${name}不属于：${codesText(fact, codes)}`
    case 'judged':
      return name
  }
}

/** Words around verdicts. */
export const verdictCopy = {
  none: '无',
  short: (by: string) => `还差 ${by}`,
  over: (by: string) => `超出 ${by}`,
  onlyIf: (guard: string, asks: string) => `（${guard}时）${asks}`,
  area: '适用地区',
} as const

/** A condition in words, with whom it is about. */
export function conditionText(condition: Comparison & { readonly when: Comparison | null }): string {
  const asks = asksText(condition)
  return condition.when ? verdictCopy.onlyIf(asksText(condition.when), asks) : asks
}
