import { expect, test } from 'vitest'
import { fittingSearches, takeInTurn } from './fitting-searches.ts'

test('valid rosters come first, then the industry, then the park; each group once', () => {
  const rosters = [
    { kind: 'specialized', isExpired: false },
    { kind: 'green', isExpired: true },
    { kind: 'recommended', isExpired: false },
  ]
  expect(fittingSearches('equipment', rosters)).toEqual([
    { targetGroup: 'specialized' },
    { targetGroup: 'manufacturing' },
    { zone: 'park' },
  ])
  const technology = [{ kind: 'technology', isExpired: false }]
  expect(fittingSearches('information', technology)).toEqual([
    { targetGroup: 'technology' },
    { zone: 'park' },
  ])
  expect(fittingSearches('logistics', [])).toEqual([{ zone: 'park' }])
})

test('lists are taken in turn, each product once, up to the limit', () => {
  const of = (...ids: string[]) => ids.map((id) => ({ id }))
  expect(takeInTurn([of('a', 'b', 'c'), of('b', 'd'), []], 3)).toEqual(of('a', 'b', 'd'))
  expect(takeInTurn([], 3)).toEqual([])
})
