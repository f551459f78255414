import { expect, test } from 'vitest'
import { casesOfTheMonths } from './example-months.ts'

const cases = casesOfTheMonths(new Date('2026-11-20T10:00:00+08:00'))
const monthsAgo = cases.map(({ daysAgo }) => Math.floor(daysAgo[1] / 30))

test('every one of thirty months has cases, and no month stands out as a spike', () => {
  const counts = Array.from({ length: 30 }, (_, ago) => monthsAgo.filter((month) => month === ago).length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...counts)).toBeLessThanOrEqual((cases.length / 30) * 2.5)
})

test('the second half has more cases than the first', () => {
  const late = monthsAgo.filter((month) => month < 15).length
  expect(late).toBeGreaterThan((cases.length - late) * 1.4)
})

test('most cases are paid out, some are refused, few are given up', () => {
  const share = (...states: string[]) =>
    cases.filter(({ state }) => states.includes(state)).length / cases.length
  expect(share('DISBURSED', 'SETTLED')).toBeCloseTo(0.6, 1)
  expect(share('REJECTED')).toBeCloseTo(0.2, 1)
})
