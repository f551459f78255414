import { afterEach, expect, test, vi } from 'vitest'
import { openInTab } from './open-in-tab.ts'

afterEach(() => void vi.unstubAllGlobals())

test('where the browser opens no tab it is said, and no file is fetched', async () => {
  vi.stubGlobal('window', { open: () => null })
  const load = vi.fn<() => Promise<Blob>>()
  await expect(openInTab(load)).rejects.toThrow('浏览器没有打开新窗口')
  expect(load).not.toHaveBeenCalled()
})

test('a tab whose file does not come is closed again', async () => {
  const close = vi.fn<() => void>()
  vi.stubGlobal('window', { open: () => ({ close }) })
  await expect(openInTab(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(close).toHaveBeenCalledOnce()
})
