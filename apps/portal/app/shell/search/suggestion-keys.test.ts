import { expect, test } from 'vitest'
import { keyEffect } from './suggestion-keys.ts'

const open = (at: number) => ({ isOpen: true, count: 3, at })
const marked = (key: string, at: number) => {
  const effect = keyEffect(key, open(at))
  return effect?.do === 'mark' ? effect.at : undefined
}

test('arrows go round: down from the box to the first, past the last back to the box, and up the other way', () => {
  expect([-1, 0, 1, 2].map((at) => marked('ArrowDown', at))).toEqual([0, 1, 2, -1])
  expect([-1, 2, 1, 0].map((at) => marked('ArrowUp', at))).toEqual([2, 1, 0, -1])
})

test('a closed list is opened by the arrows, at its beginning or its end', () => {
  const closed = { isOpen: false, count: 3, at: -1 }
  expect(keyEffect('ArrowDown', closed)).toEqual({ do: 'mark', at: 0 })
  expect(keyEffect('ArrowUp', closed)).toEqual({ do: 'mark', at: 2 })
  expect(keyEffect('Escape', closed)).toBeUndefined()
})

test('Enter takes the marked suggestion and otherwise sends the form; Escape and Tab close', () => {
  expect(keyEffect('Enter', open(1))).toEqual({ do: 'choose' })
  expect(keyEffect('Enter', open(-1))).toBeUndefined()
  expect(keyEffect('Escape', open(1))).toEqual({ do: 'close' })
  expect(keyEffect('Tab', open(1))).toEqual({ do: 'close' })
})

test('without suggestions, and for any other key, the browser does what it does', () => {
  expect(keyEffect('ArrowDown', { isOpen: true, count: 0, at: -1 })).toBeUndefined()
  expect(keyEffect('a', open(0))).toBeUndefined()
})
