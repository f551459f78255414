import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadAtNight } from './reload-at-night.ts'

const fetchMock = vi.fn<() => Promise<Response>>()
const reload = vi.fn<() => void>()
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 24, 3, 59) })
  fetchMock.mockReset()
  reload.mockReset()
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('location', { href: 'https://example.test/screenView/index', reload })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a wall waits with its picture until the page is there to be loaded', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('offline'))
  fetchMock.mockResolvedValueOnce(new Response('', { status: 502 }))
  fetchMock.mockResolvedValueOnce(new Response('page'))
  const leave = reloadAtNight()
  await vi.advanceTimersByTimeAsync(MINUTE)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(fetchMock).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(reload).toHaveBeenCalledTimes(1)
  leave()
})

test('whoever left the screens is not brought back', async () => {
  reloadAtNight()()
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(fetchMock).not.toHaveBeenCalled()
})
