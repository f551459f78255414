import { expect, test } from 'vitest'
import { INDICATORS, type IndicatorCode } from '@lqr/contract/statistics/indicators.ts'
import { measuresOf } from '@lqr/contract/statistics/indicator-shape.ts'
import { readIndicator, sourceOf } from './indicator.rules.ts'
import type { KeyedTally, Measure } from './tally.store.ts'

const OFFERS = { institutions: 7, products: 9 }
const row = (measure: Measure, key: string, cases: number, total = 0): KeyedTally => ({
  measure,
  key,
  cases,
  total,
})
const formulaOf = (code: IndicatorCode) => {
  const found = INDICATORS.find((indicator) => indicator.code === code)
  if (!found) throw new Error(code)
  return found.formula
}
const read = (code: IndicatorCode, rows: readonly KeyedTally[]) =>
  readIndicator(formulaOf(code), rows, OFFERS)

test('a sum takes cases or yuan of its own measure alone', () => {
  const rows = [
    row('applied', 'SUBMITTED', 2, 500),
    row('applied', 'REJECTED', 1, 300),
    row('credited', '9', 1, 70),
  ]
  expect(read('applications', rows).value).toBe(3)
  expect(read('appliedAmountYuan', rows).value).toBe(800)
  expect(read('creditedAmountYuan', rows).value).toBe(70)
  expect(read('institutions', rows).value).toBe(7)
})

test('a share is a percentage with both of its sides, and nothing where nothing is counted', () => {
  const rows = [row('accepted', 'inTime', 5), row('accepted', 'late', 1)]
  expect(read('acceptedInTimeShare', rows)).toEqual({
    value: 83.33,
    numerator: 5,
    denominator: 6,
    isWithheld: false,
  })
  expect(read('acceptedInTimeShare', [])).toEqual({
    value: null,
    numerator: null,
    denominator: null,
    isWithheld: false,
  })
})

test('a rate is weighted by what was drawn', () => {
  const rows = [row('disbursed.rate', '', 2, 3 * 100 + 6 * 300), row('disbursed.rated', '', 2, 400)]
  expect(read('averageRate', rows).value).toBe(5.25)
})

test('median and p90 are days of real cases, whatever the order of the rows', () => {
  const rows = [row('decided', '12', 1), row('decided', '3', 5), row('decided', '9', 4)]
  expect(read('decisionDaysMedian', rows)).toMatchObject({ value: 3, denominator: 10 })
  expect(read('decisionDaysP90', rows)).toMatchObject({ value: 9, denominator: 10 })
  expect(read('decisionDaysP90', [...rows, row('decided', '2', 1)]).value).toBe(9)
  expect(read('decisionDaysMedian', [row('decided', '4', 1)]).value).toBe(4)
})

test('every indicator has a name of its own and says where it comes from', () => {
  expect(new Set(INDICATORS.map(({ name }) => name)).size).toBe(INDICATORS.length)
  expect(new Set(INDICATORS.map(({ formula }) => sourceOf(formula))).size).toBe(INDICATORS.length)
  for (const { formula } of INDICATORS) {
    for (const measure of measuresOf(formula)) expect(sourceOf(formula)).toContain(measure)
  }
})
