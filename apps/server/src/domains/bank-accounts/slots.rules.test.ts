import { expect, test } from 'vitest'
import { shippedCalendar } from '../../clocks/shipped-calendar.ts'
import { bookableSlot, type BranchTimes, hoursText, slotsFrom, slotsOfDay } from './slots.rules.ts'

const TIMES: BranchTimes = {
  opensAt: '09:00',
  restFrom: '12:00',
  restTo: '14:30',
  closesAt: '17:00',
  slotMinutes: '60',
  slotCapacity: 2,
}
/** A Friday. */
const NOW = new Date('2026-11-20T10:00:00+08:00')

test('a day is cut into whole appointments around noon', () => {
  expect(slotsOfDay(TIMES, '2026-11-23').map(({ beginsAt }) => beginsAt.slice(11, 16))).toEqual([
    '09:00',
    '10:00',
    '11:00',
    '14:30',
    '15:30',
  ])
  expect(slotsOfDay(TIMES, '2026-11-23').at(-1)?.endsAt).toBe('2026-11-23T16:30:00+08:00')
  expect(slotsOfDay({ ...TIMES, slotMinutes: '90' }, '2026-11-23')).toHaveLength(3)
})

test('days off are left out', () => {
  const days = slotsFrom(shippedCalendar, TIMES, '2026-11-21', 3).map(({ beginsAt }) => beginsAt.slice(0, 10))
  expect(new Set(days)).toEqual(new Set(['2026-11-23']))
})

test('one can book from tomorrow to thirty days ahead, at a time that the branch has', () => {
  const at = (beginsAt: string) => bookableSlot(shippedCalendar, TIMES, beginsAt, NOW)
  expect(at('2026-11-23T09:00:00+08:00')?.endsAt).toBe('2026-11-23T10:00:00+08:00')
  expect(at('2026-11-23T01:00:00Z')?.beginsAt).toBe('2026-11-23T09:00:00+08:00')
  for (const beginsAt of [
    '2026-11-20T15:30:00+08:00',
    '2026-11-21T09:00:00+08:00',
    '2026-11-23T09:15:00+08:00',
    '2026-11-23T12:00:00+08:00',
    '2026-12-21T09:00:00+08:00',
  ]) {
    expect(at(beginsAt), beginsAt).toBeUndefined()
  }
})

test('the hours read like those on a door', () => {
  expect(hoursText(TIMES)).toBe('09:00–12:00，14:30–17:00')
  expect(hoursText({ ...TIMES, restFrom: '12:00', restTo: '12:00' })).toBe('09:00–17:00')
})
