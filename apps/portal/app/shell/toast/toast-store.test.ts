import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function freshStore() {
  const store = await import('./toast-store.ts')
  return store
}

test('a toast stays five seconds', async () => {
  const { currentToasts, showToast } = await freshStore()
  showToast({ tone: 'error', text: '请求错误' })
  vi.advanceTimersByTime(4_999)
  expect(currentToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(currentToasts()).toHaveLength(0)
})

test('the same message again is shown once and starts its time anew', async () => {
  const { currentToasts, showToast } = await freshStore()
  showToast({ tone: 'error', text: '网络错误' })
  vi.advanceTimersByTime(3_000)
  showToast({ tone: 'error', text: '网络错误' })
  expect(currentToasts()).toHaveLength(1)
  vi.advanceTimersByTime(3_000)
  expect(currentToasts()).toHaveLength(1)
  vi.advanceTimersByTime(2_000)
  expect(currentToasts()).toHaveLength(0)
})

test('a toast that is pointed at stays, and has its five seconds again afterwards', async () => {
  const { currentToasts, dismissToast, holdToast, showToast } = await freshStore()
  showToast({ tone: 'error', text: '请求错误' })
  const id = currentToasts()[0]?.id ?? 0
  const letGo = holdToast(id)
  vi.advanceTimersByTime(60_000)
  expect(currentToasts()).toHaveLength(1)
  letGo()
  vi.advanceTimersByTime(4_999)
  expect(currentToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(currentToasts()).toHaveLength(0)
  showToast({ tone: 'error', text: '请求错误' })
  dismissToast(currentToasts()[0]?.id ?? 0)
  expect(currentToasts()).toHaveLength(0)
})

test('the region that reads messages out is there before the first of them', async () => {
  await freshStore()
  const { ToastRegion } = await import('./toast-region.tsx')
  expect(renderToStaticMarkup(createElement(ToastRegion))).toContain('aria-live="polite"')
})
