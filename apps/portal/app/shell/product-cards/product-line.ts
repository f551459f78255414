import type { ProductCard } from '@lqr/contract/products/entities.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { PRODUCT_CATEGORIES } from '@lqr/contract/reference/product-categories.ts'
import { type MarkedPart, markParts } from '@lqr/contract/rules/search-marks.ts'
import { formatAmountRange, formatTermRange } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { namesOf } from '../code-names.ts'
import { facts } from './copy.ts'
import { logoAddress } from './logo-address.ts'

/** A product as the cards and the comparison show it: codes and numbers already in words. Made in loaders. */
export interface ProductLine {
  readonly id: string
  readonly name: string
  readonly orgId: string
  readonly orgName: string
  readonly orgLogo: string | null
  readonly category: string
  readonly amount: string
  readonly term: string
  /** The comprehensive annual cost from which it starts, such as `4.35%`. */
  readonly annualCost: string
  readonly rate: string
  readonly guarantee: string
  readonly decision: string
  readonly highlights: string
  readonly onlineApply: boolean
  readonly isExample: boolean
  /** Name and institution with what was searched for marked; only in a list of a keyword. */
  readonly marks?: { readonly name: readonly MarkedPart[]; readonly orgName: readonly MarkedPart[] }
}

/** `3.45%–4.20%`, or one number when both ends are equal. */
export function rateSpan(min: number, max: number): string {
  return min === max ? formatPercent(min) : `${formatPercent(min)}–${formatPercent(max)}`
}

/** The median or average days of a decision in words; there may be no record yet. */
export function decisionText(days: number | null): string {
  if (days === null) return facts.noRecord
  return days < 1 ? facts.withinADay : `${Number(days.toFixed(1))} ${facts.days}`
}

/** `words` are those of a keyword, as `markedWords` gives them. */
export function toProductLine(card: ProductCard, words: readonly string[] = []): ProductLine {
  const [category = ''] = namesOf([card.category], PRODUCT_CATEGORIES)
  return {
    id: card.id,
    name: card.name,
    orgId: card.orgId,
    orgName: card.orgName,
    orgLogo: logoAddress(card.logoId),
    category,
    amount: formatAmountRange(card.amountMinYuan, card.amountMaxYuan),
    term: formatTermRange(card.termMinMonths, card.termMaxMonths),
    annualCost: formatPercent(card.annualCostMin),
    rate: rateSpan(card.rateMin, card.rateMax),
    guarantee: namesOf(card.guaranteeModes, GUARANTEE_MODES).join('、'),
    decision: decisionText(card.averageDecisionDays),
    highlights: card.highlights,
    onlineApply: card.onlineApply,
    isExample: card.isExample,
    ...(words.length > 0
      ? { marks: { name: markParts(card.name, words), orgName: markParts(card.orgName, words) } }
      : {}),
  }
}
