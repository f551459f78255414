import { expect, test } from 'vitest'
import { slopeOf } from './slope.ts'

test('a line is found again, noise around it left out', () => {
  expect(slopeOf([3, 5, 7, 9])).toBe(2)
  expect(slopeOf([4, 4, 4])).toBe(0)
  expect(slopeOf([1, -1, -1, 1])).toBe(0)
})
