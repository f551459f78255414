import { afterEach, expect, it, vi } from 'vitest'
import { abortAfter } from './abort-after.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('ends what waits for it also where the browser has no signal of its own for that', () => {
  vi.useFakeTimers()
  vi.stubGlobal('AbortSignal', {})
  const signal = abortAfter(500)
  vi.advanceTimersByTime(499)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
})
