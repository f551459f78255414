import { expect, test } from 'vitest'
import { rankOf, type Standing } from './rank.rules.ts'

const of = (...values: readonly (number | null)[]): Standing[] =>
  values.map((value, place) => ({ orgId: String(place), value, cases: 5 }))

test('the place counts those who do better; equal ones share it', () => {
  expect(rankOf(of(10, 30, 20, 10, 5), '0', { kind: 'sum' }, 'most')).toEqual({
    value: 10,
    place: 3,
    of: 5,
    median: 10,
  })
  expect(rankOf(of(4, 3, 5), '0', { kind: 'mean' }, 'least')).toEqual({
    value: 4,
    place: 2,
    of: 3,
    median: null,
  })
})

test('two institutions are not compared, nor one that has nothing', () => {
  expect(rankOf(of(1, 2), '0', { kind: 'sum' }, 'most')).toEqual({
    value: 1,
    place: null,
    of: null,
    median: null,
  })
  expect(rankOf(of(null, 2, 3, 4), '0', { kind: 'sum' }, 'most')).toMatchObject({ place: null, of: null })
})

test('a quotient of two cases takes no part, a sum does', () => {
  const standings = of(1, 2, 3, 4).map((one) => (one.orgId === '3' ? { ...one, cases: 2 } : one))
  expect(rankOf(standings, '0', { kind: 'share' }, 'most').of).toBe(3)
  expect(rankOf(standings, '0', { kind: 'sum' }, 'most').of).toBe(4)
})
