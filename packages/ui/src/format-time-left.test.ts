import { expect, test } from 'vitest'
import { formatTimeLeft, timeLeftTone } from './format-time-left.ts'

test('a running clock says how many working days are left', () => {
  expect(formatTimeLeft(2)).toBe('剩 2 个工作日')
})

test('the last day and an overdue clock are said plainly', () => {
  expect(formatTimeLeft(0)).toBe('今天到期')
  expect(formatTimeLeft(0.4)).toBe('今天到期')
  expect(formatTimeLeft(-0.2)).toBe('已超期 1 个工作日')
  expect(formatTimeLeft(-3)).toBe('已超期 3 个工作日')
})

test('the tone grows with the urgency', () => {
  expect([timeLeftTone(3), timeLeftTone(1), timeLeftTone(-1)]).toEqual(['neutral', 'warning', 'danger'])
})
