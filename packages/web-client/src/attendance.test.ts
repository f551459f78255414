import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnattended, watchAttendance } from './attendance.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page is unattended a minute after the last sign of somebody, and attended again with the next one', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  expect(isUnattended()).toBe(false)
  watchAttendance()
  vi.advanceTimersByTime(60_000)
  expect(isUnattended()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isUnattended()).toBe(true)
  for (const sign of ['keydown', 'pointermove', 'scroll']) {
    page.dispatchEvent(new Event(sign))
    expect(isUnattended()).toBe(false)
    vi.advanceTimersByTime(60_001)
    expect(isUnattended()).toBe(true)
  }
})
