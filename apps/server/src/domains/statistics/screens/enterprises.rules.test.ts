import { expect, test } from 'vitest'
import { type CountedEnterprises, enterprisesOf, type IsHidden } from './enterprises.rules.ts'
import type { EnterpriseRecord } from './enterprises.store.ts'

const screenOf = (counted: Partial<CountedEnterprises>, isHidden: IsHidden = () => false) =>
  enterprisesOf({ records: [], kinds: [], listed: [], ...counted }, isHidden)
const certified = (regionCode: string, cases: number, more: Partial<EnterpriseRecord> = {}) => ({
  regionCode,
  certiFlg: 3,
  hasLoan: false,
  cases,
  ...more,
})
const borrowedIn = (records: readonly EnterpriseRecord[]) =>
  Object.fromEntries(
    screenOf({ records })
      .areas.filter(({ certified: count }) => (count ?? 0) > 0)
      .map(({ code, borrowed }) => [code, borrowed]),
  )
const withLoans = (regionCode: string, loans: number, others: number) => [
  certified(regionCode, loans, { hasLoan: true }),
  certified(regionCode, others),
]

test('an area with few loans, or few enterprises without one, takes the smallest other with it', () => {
  const large = [...withLoans('620102', 9, 9), ...withLoans('620200', 5, 9)]
  expect(borrowedIn([...large, ...withLoans('620300', 4, 4)])).toEqual({ 620100: 9, 620200: 5, 620300: 4 })
  expect(borrowedIn([...large, ...withLoans('620300', 2, 4)])).toEqual({
    620100: 9,
    620200: null,
    620300: null,
  })
  expect(borrowedIn([...large, ...withLoans('620300', 6, 1)])).toMatchObject({ 620300: null })
})

test('two areas of one loan each take a third: either would know the other', () => {
  const records = [
    ...withLoans('620102', 9, 9),
    ...withLoans('620200', 1, 9),
    ...withLoans('620300', 1, 9),
    ...withLoans('620400', 5, 9),
  ]
  expect(borrowedIn(records)).toEqual({ 620100: 9, 620200: null, 620300: null, 620400: null })
})

test('no cell of the table of few enterprises is told, nor follows from the sums of its row and column', () => {
  const counts = { C: [2, 5, 9], F: [7, 8, 9], E: [4, 4, 0] }
  const kinds = Object.entries(counts).flatMap(([industryCode, row]) =>
    ['medium', 'small', 'micro'].map((scale, index) => ({ industryCode, scale, cases: row[index] ?? 0 })),
  )
  const { industries } = screenOf({ kinds })
  const rows = industries.map(({ cells }) => cells)
  expect(rows.flat()).not.toContain(2)
  for (const row of rows) expect(row.filter((cell) => cell === null)).not.toHaveLength(1)
  for (const column of [0, 1, 2, 3]) expect(rows.filter((row) => row[column] === null)).not.toHaveLength(1)
  expect(industries.find(({ code }) => code === 'F')?.total).toBe(24)
  expect(rows.flat().filter((cell) => cell !== null && cell > 0).length).toBeGreaterThan(3)
})

test('of a list it is told how many have a loan, unless those or the others are few', () => {
  const borrowedOf = (cases: number, borrowed: number) =>
    screenOf({ listed: [{ kind: 'green', cases, borrowed }] }).ladder.map((step) => step.borrowed)
  expect([borrowedOf(8, 4), borrowedOf(8, 2), borrowedOf(8, 7), borrowedOf(8, 0)]).toEqual([
    [4],
    [null],
    [null],
    [0],
  ])
})

test('a list of few, a scale of few and what the states leave of all registered enterprises are not told', () => {
  const states = [
    certified('620102', 9),
    certified('620102', 2, { certiFlg: 4 }),
    certified('620102', 5, { certiFlg: 2 }),
  ]
  const {
    ladder,
    registered,
    certified: whole,
    returned,
    reviewing,
    unsubmitted,
  } = screenOf({ records: states, listed: [{ kind: 'green', cases: 2, borrowed: 0 }] })
  expect(ladder.map(({ count, borrowed }) => [count, borrowed])).toEqual([[null, null]])
  // Two were returned: with all others told the sum would say so.
  expect({ registered, whole, returned, reviewing, unsubmitted }).toEqual({
    registered: 16,
    whole: 9,
    returned: null,
    reviewing: null,
    unsubmitted: 0,
  })
  const kind = (scale: string | null, cases: number) => ({ scale, industryCode: null, cases })
  const scales = screenOf({ kinds: [kind(null, 9), kind('large', 2), kind('micro', 4)] })
  expect(scales.scaleTotals).not.toContain(2)
  expect(scales.scaleTotals.filter((count) => count === null).length).toBeGreaterThan(1)
})

test('an area whose enterprises other public answers hide is hidden here, with its loans', () => {
  const { areas } = screenOf(
    { records: withLoans('620200', 5, 9) },
    (measure, node) => measure === 'certified' && node === '620200',
  )
  expect(areas.find(({ code }) => code === '620200')).toMatchObject({
    registered: 14,
    certified: null,
    borrowed: null,
  })
})
