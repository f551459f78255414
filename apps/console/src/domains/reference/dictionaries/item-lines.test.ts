import { expect, test } from 'vitest'
import { isOf, mergedItems, typedItem } from './item-lines.ts'

const items = [
  { code: 'a', name: '甲' },
  { code: 'b', name: '乙' },
]

test('lines name and order the items; one without a line stays behind as it is', () => {
  expect(mergedItems(items, ['b：二'])).toEqual([
    { code: 'b', name: '二' },
    { code: 'a', name: '甲' },
  ])
  expect(mergedItems(items, [])).toEqual(items)
})

test('a name may be empty while it is typed, and have a colon', () => {
  expect(typedItem('a：')).toEqual({ code: 'a', name: '' })
  expect(typedItem('a：一：二')).toEqual({ code: 'a', name: '一：二' })
  expect(mergedItems(items, ['a：', 'b：乙'])[0]?.name).toBe('')
})

test('lines of another dictionary are told apart', () => {
  expect(isOf(items, ['a：甲'])).toBe(true)
  expect(isOf(items, ['c：丙'])).toBe(false)
})
