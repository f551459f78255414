import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chinaDay, chinaTime, chinaToday, dayInWords } from './china-day.ts'

test('the day is that of China, wherever the reader stands', () => {
  expect(chinaDay(new Date('2026-11-19T15:59:59Z'))).toBe('2026-11-19')
  expect(chinaDay(new Date('2026-11-19T16:00:00Z'))).toBe('2026-11-20')
  expect(chinaToday(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01')
})

test('a day in words has no zeros before its numbers', () => {
  expect(dayInWords('2026-01-09')).toBe('2026年1月9日')
  expect(dayInWords('2026-11-20')).toBe('2026年11月20日')
})

test('clocks read as the tz database has them', () => {
  const shanghai = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1992-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
      (moment) => {
        expect(chinaTime(moment).replace('T', ' ').slice(0, 19)).toBe(shanghai.format(moment))
      },
    ),
  )
})
