import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

test('a value comes back whole, and as the same object each time', () => {
  const value = { menu: [{ label: '融资产品', items: [] }], count: 0, isOpen: false, none: null }
  const first = unpack(pack(value))
  expect(first).toEqual(value)
  expect(unpack(pack(value))).toBe(first)
})

test('what was unpacked long ago is forgotten', () => {
  const first = unpack(pack(['first']))
  for (const other of ['a', 'b', 'c', 'd']) unpack(pack([other]))
  expect(unpack(pack(['first']))).not.toBe(first)
})
