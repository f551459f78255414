import { expect, test } from 'vitest'
import { dueWording } from './due-time.ts'

const now = new Date('2026-11-20T10:00:00+08:00')
const running = { isPaused: false, isOverdue: false }

test('a running clock counts calendar days of China, not spans of 24 hours', () => {
  expect(dueWording({ ...running, dueAt: '2026-11-22T09:00:00+08:00' }, now)).toEqual({
    text: '剩 2 天',
    tone: 'neutral',
  })
  expect(dueWording({ ...running, dueAt: '2026-11-21T00:30:00+08:00' }, now)?.text).toBe('剩 1 天')
  expect(dueWording({ ...running, dueAt: '2026-11-20T15:59:00Z' }, now)?.text).toBe('今天到期')
})

test('the last day warns and an overdue clock alarms', () => {
  expect(dueWording({ ...running, dueAt: '2026-11-20T18:00:00+08:00' }, now)?.tone).toBe('warning')
  expect(dueWording({ ...running, isOverdue: true, dueAt: '2026-11-17T18:00:00+08:00' }, now)).toEqual({
    text: '已超期 3 天',
    tone: 'danger',
  })
})

test('a moment of today that has passed is overdue, never due today', () => {
  expect(dueWording({ ...running, isOverdue: true, dueAt: '2026-11-20T09:00:00+08:00' }, now)).toEqual({
    text: '已超期',
    tone: 'danger',
  })
})

test('the server decides about overdue, whatever the clock of this machine says', () => {
  expect(dueWording({ ...running, dueAt: '2026-11-19T18:00:00+08:00' }, now)?.text).toBe('今天到期')
})

test('a paused clock says so and a missing one says nothing', () => {
  expect(dueWording({ isPaused: true, isOverdue: false, dueAt: null }, now)?.text).toBe('时限已暂停')
  expect(dueWording({ ...running, dueAt: null }, now)).toBeUndefined()
})
