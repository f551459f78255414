import { expect, test } from 'vitest'
import { heldBack, withoutSmallCells } from './suppress.rules.ts'

const held = (...cases: number[]) =>
  [...heldBack(cases.map((count) => ({ cases: count })))].toSorted((a, b) => a - b)

test('parts of three cases and more are told, and so is nothing at all', () => {
  expect(held(3, 9, 0)).toEqual([])
})

test('one small part takes the next smallest with it, since the sum would tell it', () => {
  expect(held(1, 9, 4)).toEqual([0, 2])
})

test('two parts of one case each take a third: either would know the other', () => {
  expect(held(1, 1, 5, 7)).toEqual([0, 1, 2])
  expect(held(2, 1, 5, 7)).toEqual([0, 1])
})

test('where all are small nothing is told', () => {
  expect(held(1, 0, 2)).toEqual([0, 2])
})

test('a small cell of a table hides what it could be subtracted from, along rows and columns', () => {
  const shown = withoutSmallCells([
    [2, 5, 9],
    [7, 8, 9],
    [4, 4, 0],
  ])
  expect(shown[0]?.[0]).toBeNull()
  for (const row of shown) expect(row.filter((cell) => cell === null).length).not.toBe(1)
  for (const column of [0, 1, 2]) expect(shown.filter((row) => row[column] === null).length).not.toBe(1)
  expect(shown[2]?.[2]).toBe(0)
})

test('a table without small cells stays as it is', () => {
  expect(
    withoutSmallCells([
      [3, 4],
      [0, 12],
    ]),
  ).toEqual([
    [3, 4],
    [0, 12],
  ])
})
