import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { expect, test } from 'vitest'
import { openness } from './load-need.ts'

const need = { isOpen: true, validTo: chinaToday(), daysLeft: 0, slots: 3, slotsFree: 2 }

test('on its last day a need says so, with the slots that are left', () => {
  expect(openness(need)).toEqual({ daysLeft: '今天截止', slots: '余 2/3 个名额' })
})

test('a need that is over or has found its institution offers no slots to anybody', () => {
  const over = { ...need, isOpen: false, validTo: '2026-11-01' }
  expect(openness(over)).toEqual({ daysLeft: '已截止', slots: '目前不接受机构响应' })
  const chosen = { ...need, isOpen: false, daysLeft: 20, validTo: '9999-12-31' }
  expect(openness(chosen)).toEqual({ daysLeft: '剩 20 天', slots: '目前不接受机构响应' })
})
