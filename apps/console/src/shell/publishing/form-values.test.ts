import { expect, test } from 'vitest'
import { linesOf, textOf } from './form-values.ts'

test('lines are read without blanks and written back one by one', () => {
  expect(linesOf(' 代办 \n\n招工\n')).toEqual(['代办', '招工'])
  expect(linesOf(undefined)).toEqual([])
  expect(linesOf(textOf(['甲', '乙']))).toEqual(['甲', '乙'])
})
