import { expect, test } from 'vitest'
import { slotsText } from './slots-text.ts'

test.each([
  ['PUBLISHED', '共 3 家，剩余 1 家'],
  ['CONTACTED', '共 3 家，剩余 1 家'],
  ['DRAFT', null],
  ['CLOSED', null],
  ['WITHDRAWN', null],
] as const)('a need that is %s says %s', (status, text) => {
  expect(slotsText({ status, slots: 3, slotsFree: 1 })).toBe(text)
})
