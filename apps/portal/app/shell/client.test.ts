import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const reload = vi.fn()
const stored = new Map<string, string>()
const clear = vi.fn(() => stored.clear())
const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  reload.mockReset()
  clear.mockClear()
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { reload, protocol: 'http:' })
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    clear,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }))
const DEAD = { code: 401, msg: '登录已失效，请重新登录' }

async function portal() {
  const { call } = await import('./call.ts')
  const { getLoginState, setSubstation } = await import('./session/login-state.ts')
  const { currentToasts } = await import('./toast/toast-store.ts')
  return { call, getLoginState, setSubstation, texts: () => currentToasts().map(({ text }) => text) }
}

test('a call goes to its address, for the substation one is on', async () => {
  fetchMock.mockReturnValue(json({ code: 200, msg: '操作成功', data: { id: '7' } }))
  const { call, setSubstation } = await portal()
  setSubstation('620100')
  expect(await call('GET', '/portal/thing/{id}', { params: { id: 'a/b' } })).toEqual({ id: '7' })
  const [address, init] = fetchMock.mock.calls[0] ?? []
  expect(address).toBe('/portal/thing/a%2Fb')
  expect(new Headers(init?.headers).get('citycode')).toBe('620100')
})

test('a failure is toasted, that of a quiet call is left to its form', async () => {
  fetchMock.mockImplementation(() => json({ code: 409, msg: '已提交' }, 409))
  const { call, texts } = await portal()
  await expect(call('POST', '/x', {}, { quiet: true })).rejects.toMatchObject({ code: 409 })
  expect(texts()).toEqual([])
  await expect(call('POST', '/x', {})).rejects.toMatchObject({ code: 409 })
  expect(texts()).toEqual(['已提交'])
})

test('401 signs out and reloads when there was a token', async () => {
  vi.stubGlobal('document', { cookie: 'Admin-Token=dead' })
  fetchMock.mockReturnValue(json(DEAD, 401))
  const { call, texts } = await portal()
  await expect(call('GET', '/x', {})).rejects.toMatchObject({ code: 401 })
  expect(texts()).toEqual(['登录已失效，请重新登录'])
  expect(reload).toHaveBeenCalledOnce()
  expect(clear).toHaveBeenCalledOnce()
})

test('the sentence of a 401 waits for the loaded page, also of a call whose form shows its errors itself', async () => {
  vi.stubGlobal('document', { cookie: 'Admin-Token=dead' })
  fetchMock.mockImplementation(() => json(DEAD, 401))
  const { call } = await portal()
  const { takeEndNotice } = await import('./session/end-notice.ts')
  await expect(call('PUT', '/x', {}, { quiet: true })).rejects.toMatchObject({ code: 401 })
  expect(takeEndNotice()).toEqual({ text: '登录已失效，请重新登录', hasDraft: false })
  expect(takeEndNotice()).toBeUndefined()
})

test('a form that is being filled in is stored before the page is loaded again', async () => {
  vi.stubGlobal('document', { cookie: 'Admin-Token=dead' })
  fetchMock.mockImplementation(() => json(DEAD, 401))
  const { call } = await portal()
  const { addOpenDraft } = await import('@lqr/web-client/drafts/open-drafts.ts')
  const { takeEndNotice } = await import('./session/end-notice.ts')
  const sealing = Promise.withResolvers<void>()
  addOpenDraft({ isFilled: () => true, sealed: () => sealing.promise })
  await expect(call('GET', '/x', {})).rejects.toMatchObject({ code: 401 })
  expect(reload).not.toHaveBeenCalled()
  sealing.resolve()
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  expect(takeEndNotice()).toMatchObject({ hasDraft: true })
})

test('401 to a stranger opens the login dialog and never reloads in a circle', async () => {
  fetchMock.mockReturnValue(json({ code: 401, msg: '请先登录' }, 401))
  const { call, getLoginState } = await portal()
  await expect(call('GET', '/x', {})).rejects.toMatchObject({ code: 401 })
  expect(reload).not.toHaveBeenCalled()
  expect(getLoginState().loginDialogStatus).toBe(true)
})

test('503 never signs anybody out', async () => {
  vi.stubGlobal('document', { cookie: 'Admin-Token=good' })
  fetchMock.mockReturnValue(json({ code: 503, msg: '服务暂时不可用' }, 503))
  const { call } = await portal()
  await expect(call('GET', '/x', {})).rejects.toMatchObject({ code: 503 })
  expect(reload).not.toHaveBeenCalled()
  expect(document.cookie).toBe('Admin-Token=good')
})
