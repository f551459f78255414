import { afterEach, expect, test, vi } from 'vitest'
import { tabTexts } from './kept-texts.ts'
import { openAnew, wasOpenedAnew } from './open-anew.ts'

afterEach(() => {
  tabTexts.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a tab that was opened anew is not opened again within a minute', () => {
  vi.useFakeTimers()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  expect(wasOpenedAnew()).toBe(false)
  openAnew()
  expect(reload).toHaveBeenCalledOnce()
  expect(wasOpenedAnew()).toBe(true)
  vi.setSystemTime(Date.now() + 60_000)
  expect(wasOpenedAnew()).toBe(false)
})
