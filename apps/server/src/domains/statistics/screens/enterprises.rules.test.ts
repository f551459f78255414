import { expect, test } from 'vitest'
import { enterprisesOf } from './enterprises.rules.ts'
import type { EnterpriseRecord } from './enterprises.store.ts'

const certified = (regionCode: string, cases: number, more: Partial<EnterpriseRecord> = {}) => ({
  regionCode,
  certiFlg: 3,
  hasLoan: false,
  cases,
  ...more,
})
const borrowedIn = (records: readonly EnterpriseRecord[]) =>
  Object.fromEntries(
    enterprisesOf(records, [], [])
      .areas.filter(({ certified: count }) => count > 0)
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
  const { industries } = enterprisesOf([], kinds, [])
  const rows = industries.map(({ cells }) => cells)
  expect(rows.flat()).not.toContain(2)
  for (const row of rows) expect(row.filter((cell) => cell === null)).not.toHaveLength(1)
  for (const column of [0, 1, 2, 3]) expect(rows.filter((row) => row[column] === null)).not.toHaveLength(1)
  expect(industries.find(({ code }) => code === 'F')?.total).toBe(24)
  expect(rows.flat().filter((cell) => cell !== null && cell > 0).length).toBeGreaterThan(3)
})

test('of a list it is told how many have a loan, unless those or the others are few', () => {
  const borrowedOf = (cases: number, borrowed: number) =>
    enterprisesOf([], [], [{ kind: 'green', cases, borrowed }]).ladder.map((step) => step.borrowed)
  expect([borrowedOf(8, 4), borrowedOf(8, 2), borrowedOf(8, 7), borrowedOf(8, 0)]).toEqual([
    [4],
    [null],
    [null],
    [0],
  ])
})
