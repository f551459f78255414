import { expect, test } from 'vitest'
import { stepOf } from './steps.ts'

test.each([
  [0, 25, 0],
  [1, 25, 1],
  [5, 25, 1],
  [6, 25, 2],
  [24, 25, 5],
  [25, 25, 5],
  [3, 0, 0],
])('%i of at most %i has the shade %i', (value, greatest, step) => {
  expect(stepOf(value, greatest)).toBe(step)
})
