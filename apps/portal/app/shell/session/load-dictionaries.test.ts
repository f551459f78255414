import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const fetchMock = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  stored.clear()
  fetchMock.mockReset()
  vi.resetModules()
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function load() {
  const { loadDictionaries } = await import('./load-dictionaries.ts')
  const { getLoginState } = await import('./login-state.ts')
  await loadDictionaries().catch(() => undefined)
  return getLoginState().dict
}

const answer = (data: unknown) => Promise.resolve(Response.json({ code: 200, msg: '操作成功', data }))

test('the server’s dictionaries are merged over the local ones and kept for the session', async () => {
  const projectType = [{ vkey: '8', value: '新类型', parentKey: null }]
  fetchMock.mockReturnValue(answer({ projectType, areaDetailName: [] }))
  const dict = await load()
  expect(dict.projectType).toEqual(projectType)
  expect(dict.cityList).toHaveLength(15)
  expect(dict.industryName).toHaveLength(21)
  expect(dict.areaDetailName).toEqual([])
  vi.resetModules()
  expect((await load()).projectType).toEqual(projectType)
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('without an answer the local dictionaries serve', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  const dict = await load()
  expect(dict.cityList?.map(({ vkey }) => vkey)).toContain('621500')
  expect(stored.has('dict')).toBe(false)
})
