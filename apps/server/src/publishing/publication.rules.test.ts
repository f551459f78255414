import { expect, test } from 'vitest'
import { namedCounts } from './publication.rules.ts'

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
