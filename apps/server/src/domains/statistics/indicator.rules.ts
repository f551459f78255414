import type { Formula, Part } from '@lqr/contract/statistics/indicator-shape.ts'
import { basisUnits } from './copy.ts'
import type { KeyedTally } from './tally.store.ts'

/** What a formula comes to: a share with both of its sides, a mean with its weights, a quantile with its cases; null where nothing is counted. */
export interface Reading {
  readonly value: number | null
  readonly numerator: number | null
  readonly denominator: number | null
  readonly isWithheld: boolean
}

/** Institutions and products that a site shows. */
export interface Offers {
  readonly institutions: number
  readonly products: number
}

const NOTHING: Reading = { value: null, numerator: null, denominator: null, isWithheld: false }
/** What is told of a figure that stays hidden. */
export const WITHHELD: Reading = { ...NOTHING, isWithheld: true }

/** The value of a formula over tallies of one area, in the unit of its indicator. */
export function readIndicator(formula: Formula, rows: readonly KeyedTally[], offers: Offers): Reading {
  switch (formula.kind) {
    case 'offer':
      return { ...NOTHING, value: offers[formula.of] }
    case 'sum':
      return { ...NOTHING, value: sumOfPart(rows, formula) }
    case 'quantile':
      return quantile(
        rows.filter(({ measure }) => measure === formula.of),
        formula.share,
      )
    case 'share':
    case 'mean':
      return quotient(rows, formula)
  }
}

/** The formula in words that name what the tally keeps, for whoever counts it anew. */
export function sourceOf(formula: Formula): string {
  switch (formula.kind) {
    case 'offer':
      return formula.of
    case 'sum':
      return partText(formula)
    case 'quantile':
      return `quantile(${formula.of}, ${formula.share})`
    case 'share':
      return `100 * ${partText(formula.part)} / ${partText(formula.whole)}`
    case 'mean':
      return `${partText(formula.part)} / ${partText(formula.whole)}`
  }
}

/** In what a formula's sides are counted; null where it has none. */
export function basisUnitOf(formula: Formula): string | null {
  if (formula.kind === 'quantile') return basisUnits.cases
  if (formula.kind === 'sum' || formula.kind === 'offer') return null
  return formula.whole.take === 'cases' ? basisUnits.cases : basisUnits.yuan
}

function partText({ of, take, keys }: Part): string {
  return `sum(${of}${keys ? `[${keys.join(',')}]` : ''}.${take})`
}

function casesOf(rows: readonly KeyedTally[]): number {
  return rows.reduce((sum, { cases }) => sum + cases, 0)
}

function sumOfPart(rows: readonly KeyedTally[], { of, take, keys }: Part): number {
  return rows
    .filter((row) => row.measure === of && (keys === undefined || keys.includes(row.key)))
    .reduce((sum, row) => sum + row[take], 0)
}

function quotient(
  rows: readonly KeyedTally[],
  { kind, part, whole }: Extract<Formula, { readonly whole: Part }>,
): Reading {
  const [numerator, denominator] = [sumOfPart(rows, part), sumOfPart(rows, whole)]
  if (denominator <= 0) return NOTHING
  const value = (numerator / denominator) * (kind === 'share' ? 100 : 1)
  const shown = kind === 'share' ? numerator : null
  return { value: Math.round(value * 100) / 100, numerator: shown, denominator, isWithheld: false }
}

/** The smallest number of days within which so great a share of the cases was decided (nearest rank). */
function quantile(rows: readonly KeyedTally[], share: number): Reading {
  const cases = casesOf(rows)
  if (cases === 0) return NOTHING
  const wanted = Math.ceil(cases * share)
  let seen = 0
  for (const { days, count } of byDays(rows)) {
    seen += count
    if (seen >= wanted) return { value: days, numerator: null, denominator: cases, isWithheld: false }
  }
  return NOTHING
}

function byDays(rows: readonly KeyedTally[]): { days: number; count: number }[] {
  return rows
    .map(({ key, cases }) => ({ days: Number(key), count: cases }))
    .toSorted((a, b) => a.days - b.days)
}
