import { expect, test } from 'vitest'
import { type Clock, dueWording } from './due-time.ts'

/** A Friday; the weekend of 28 November is worked, the Monday after it is off. */
const now = new Date('2026-11-20T10:00:00+08:00')
const WORKING_DAYS =
  `2026-11-16 2026-11-17 2026-11-18 2026-11-19 2026-11-20 2026-11-23 2026-11-24 2026-11-25 2026-11-26
  2026-11-27 2026-11-28 2026-12-01 2026-12-02`.split(/\s+/)
const running = { isPaused: false, isOverdue: false }
const wording = (clock: Partial<Clock>) =>
  dueWording({ ...running, dueAt: null, ...clock }, now, WORKING_DAYS)

test('a running clock counts the working days that are left, not those off, by the days of China', () => {
  expect(wording({ dueAt: '2026-11-25T18:00:00+08:00' })).toEqual({ text: '剩 3 个工作日', tone: 'neutral' })
  expect(wording({ dueAt: '2026-11-23T00:30:00+08:00' })?.text).toBe('剩 1 个工作日')
  expect(wording({ dueAt: '2026-11-20T15:59:00Z' })?.text).toBe('今天到期')
  expect(wording({ dueAt: '2026-12-01T18:00:00+08:00' })?.text).toBe('剩 7 个工作日')
})

test('the last day warns and an overdue clock alarms', () => {
  expect(wording({ dueAt: '2026-11-20T18:00:00+08:00' })?.tone).toBe('warning')
  expect(wording({ isOverdue: true, dueAt: '2026-11-13T18:00:00+08:00' })).toEqual({
    text: '已超期 5 个工作日',
    tone: 'danger',
  })
})

test('a moment of today that has passed is overdue, never due today', () => {
  expect(wording({ isOverdue: true, dueAt: '2026-11-20T09:00:00+08:00' })).toEqual({
    text: '已超期',
    tone: 'danger',
  })
})

test('the server decides about overdue, whatever the clock of this machine says', () => {
  expect(wording({ dueAt: '2026-11-19T18:00:00+08:00' })?.text).toBe('今天到期')
})

test('while the working days are not known the moment stands instead of a count', () => {
  const clock = { ...running, dueAt: '2026-11-25T18:00:00+08:00' }
  expect(dueWording(clock, now, undefined)).toEqual({ text: '截止 2026年11月25日 18:00', tone: 'neutral' })
  expect(dueWording({ ...clock, isOverdue: true }, now, undefined)?.tone).toBe('danger')
})

test('a paused clock says so and a missing one says nothing', () => {
  expect(wording({ isPaused: true })?.text).toBe('时限已暂停')
  expect(wording({})).toBeUndefined()
})
