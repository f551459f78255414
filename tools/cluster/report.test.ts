import { expect, it } from 'vitest'
import { faultTable, type FaultResult, isAsPromised, mergeResults } from './report.ts'

const result = (over: Partial<FaultResult> = {}): FaultResult => ({
  name: 'stall',
  what: '停顿',
  gapPromised: 20,
  exits: 0,
  notReady: undefined,
  at: '2026-11-24T00:00:00.000Z',
  sent: 100,
  acknowledged: 98,
  lost: [],
  doubled: [],
  keptUnsaid: 1,
  gapSeconds: 18.2,
  odd: {},
  badReadings: 0,
  readings: 40,
  readingGapSeconds: 0.3,
  ...over,
})

it.each([
  [{}, true],
  [{ lost: ['a'] }, false],
  [{ doubled: ['a'] }, false],
  [{ odd: { '401': 1 } }, false],
  [{ exits: 1 }, false],
  [{ gapSeconds: 20.1 }, false],
  [{ gapSeconds: 99, gapPromised: undefined }, true],
])('a result with %j is as promised: %s', (over, expected) => {
  expect(isAsPromised(result(over))).toBe(expected)
})

it('says in one line what a fault cost', () => {
  expect(
    faultTable([result({ lost: ['a', 'b'], odd: { '500': 3 }, notReady: { from: 1.2, until: 17.9 } })]),
  ).toContain(
    '| 停顿（stall） | 98 / 100 | 2 | 0 | 18.2 秒 | ≤ 20 秒 | 0 / 40，最长 0.3 秒 | 500 × 3 | 0 | 1–18 秒 | 否 |',
  )
})

it('keeps what was measured before of faults that were left out this time', () => {
  const merged = mergeResults(
    ['switch', 'stall', 'disk'],
    [result(), result({ name: 'switch', sent: 1 })],
    [result({ name: 'switch', sent: 2 })],
  )
  expect(merged.map(({ name, sent }) => [name, sent])).toEqual([
    ['switch', 2],
    ['stall', 100],
  ])
})
