import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setDictionaries } from '@lqr/contract/kernel/dictionary.ts'
import { PARK_LEVELS } from '@lqr/contract/reference/park-levels.ts'

const fetchMock = vi.fn<(path: string) => Promise<Response>>()
const names = { parkLevel: [{ code: 'national', name: '国家级园区' }] }

beforeEach(() => {
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
  fetchMock.mockImplementation(() => Promise.resolve(Response.json({ code: 200, msg: '', data: names })))
})
afterEach(() => {
  vi.unstubAllGlobals()
  setDictionaries({})
})

const load = async () => {
  vi.resetModules()
  const { followNames } = await import('./follow-names.ts')
  const { dictionaryRevision, dictionaryOf } = await import('@lqr/contract/kernel/dictionary.ts')
  await import('@lqr/contract/reference/park-levels.ts')
  return { followNames, dictionaryRevision, nameNow: () => dictionaryOf('parkLevel')?.items[0]?.name }
}

test('an answer made with other names brings the page to them, once', async () => {
  const { followNames, nameNow } = await load()
  expect(PARK_LEVELS[0].name).toBe('国家级')
  followNames('else')
  followNames('else')
  await expect.poll(nameNow).toBe('国家级园区')
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('an answer made with the same names, or one that does not say, asks nothing', async () => {
  const { followNames, dictionaryRevision } = await load()
  followNames(dictionaryRevision())
  followNames(null)
  expect(fetchMock).not.toHaveBeenCalled()
})

test('without an answer the names stay', async () => {
  const { followNames, nameNow } = await load()
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  followNames('else')
  await expect.poll(() => fetchMock.mock.calls.length).toBeGreaterThan(0)
  expect(nameNow()).toBe('国家级')
})
