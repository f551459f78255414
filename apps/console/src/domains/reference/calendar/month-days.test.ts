import { expect, test } from 'vitest'
import type { CalendarDay } from '@lqr/contract/reference/calendar.ts'
import { monthsOf } from './month-days.ts'

const day = (text: string, kind: 'holiday' | 'work', origin: 'notice' | 'rule'): CalendarDay => ({
  day: text,
  kind,
  name: '春节',
  source: '示例',
  origin,
  changedBy: null,
  changedAt: null,
})

test('a month begins under its weekday and shows days off, worked weekends and what is only expected', () => {
  const months = monthsOf(2027, [day('2027-02-05', 'holiday', 'rule'), day('2027-02-13', 'work', 'notice')])
  const february = months[1]
  expect(months).toHaveLength(12)
  expect(february?.skipped).toBe(1)
  expect(february?.days).toHaveLength(28)
  expect(february?.days[4]).toEqual({ date: 5, mark: 'holiday', isExpected: true })
  expect(february?.days[5]).toEqual({ date: 6, mark: 'weekend', isExpected: false })
  expect(february?.days[12]).toEqual({ date: 13, mark: 'work', isExpected: false })
  expect(february?.days[7]?.mark).toBeUndefined()
})

test('leap years have their day', () => {
  expect(monthsOf(2028, [])[1]?.days).toHaveLength(29)
})
