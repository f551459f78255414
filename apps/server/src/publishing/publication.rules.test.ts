import { expect, test } from 'vitest'
import { namedCounts, statusAfter } from './publication.rules.ts'

test('an action that is not open in a state has no state after it', () => {
  expect(statusAfter('DRAFT', 'publish')).toBe('PUBLISHED')
  expect(statusAfter('PUBLISHED', 'takeOffline')).toBe('OFFLINE')
  expect(statusAfter('DRAFT', 'takeOffline')).toBeUndefined()
  expect(statusAfter('PUBLISHED', 'publish')).toBeUndefined()
})

test('every code is named with its number, also when it has none', () => {
  const items = [
    { code: 'a', name: '甲' },
    { code: 'b', name: '乙' },
  ]
  expect(namedCounts(items, [{ code: 'b', count: 3 }])).toEqual([
    { code: 'a', name: '甲', count: 0 },
    { code: 'b', name: '乙', count: 3 },
  ])
})
