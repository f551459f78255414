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
const ok = (data: unknown) => json({ code: 200, msg: '操作成功', data })

async function client() {
  const { http } = await import('./http.ts')
  const { getLoginState, setSubstation } = await import('./session/login-state.ts')
  const { currentToasts } = await import('./toast/toast-store.ts')
  return { http, getLoginState, setSubstation, texts: () => currentToasts().map(({ text }) => text) }
}

function sent(at = 0): { address: string; init: RequestInit; headers: Headers } {
  const [address = '', init = {}] = fetchMock.mock.calls[at] ?? []
  return { address, init, headers: new Headers(init.headers) }
}

test('calls go to our own origin with credentials, Accept JSON and a time limit of two hours', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  fetchMock.mockReturnValue(ok([1]))
  const { http } = await client()
  expect(await http.get('/dic/region/tree', { level: 2, empty: '', none: undefined })).toEqual([1])
  expect(sent().address).toBe('/dic/region/tree?level=2')
  expect(sent().init.credentials).toBe('include')
  expect(sent().headers.get('accept')).toBe('application/json')
  expect(timeout).toHaveBeenCalledWith(7_200_000)
})

test('the city code and the bearer token are sent when there are any', async () => {
  fetchMock.mockImplementation(() => ok(null))
  const { http, setSubstation } = await client()
  await http.post('/portal/financing/page', { pageSize: 10 })
  expect([sent().headers.get('citycode'), sent().headers.get('authorization')]).toEqual([null, null])
  setSubstation('620100')
  vi.stubGlobal('document', { cookie: 'Admin-Token=abc' })
  await http.put('/checkPortal/financing', { id: '1' })
  expect(sent(1).headers.get('citycode')).toBe('620100')
  expect(sent(1).headers.get('authorization')).toBe('Bearer abc')
  expect(sent(1).init.body).toBe('{"id":"1"}')
})

test('a code other than 200 is toasted with its message and thrown', async () => {
  fetchMock.mockReturnValue(
    json(
      {
        code: 422,
        msg: '请按提示修改',
        error: { key: 'kernel.invalidInput', number: 1, fields: { a: '缺少' } },
      },
      422,
    ),
  )
  const { http, texts } = await client()
  await expect(http.post('/x', {})).rejects.toMatchObject({
    code: 422,
    key: 'kernel.invalidInput',
    fields: { a: '缺少' },
  })
  expect(texts()).toEqual(['请按提示修改'])
})

test('without a message the toast says 请求错误, without an answer 网络错误', async () => {
  fetchMock.mockReturnValueOnce(json({ code: 500, msg: '' }, 500))
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { http, texts } = await client()
  await expect(http.get('/x')).rejects.toThrow('请求错误')
  await expect(http.get('/y')).rejects.toThrow('网络错误')
  expect(texts()).toEqual(['请求错误', '网络错误'])
})

test('401 signs out and reloads when there was a token', async () => {
  vi.stubGlobal('document', { cookie: 'Admin-Token=dead' })
  fetchMock.mockReturnValue(json({ code: 401, msg: '登录已失效，请重新登录' }, 401))
  const { http, texts } = await client()
  await expect(http.get('/x')).rejects.toMatchObject({ code: 401 })
  expect(texts()).toEqual(['登录已失效，请重新登录'])
  expect(reload).toHaveBeenCalledOnce()
  expect(clear).toHaveBeenCalledOnce()
})

test('the sentence of a 401 waits for the loaded page, also of a call whose form shows its errors itself', async () => {
  vi.stubGlobal('document', { cookie: 'Admin-Token=dead' })
  fetchMock.mockImplementation(() => json({ code: 401, msg: '登录已失效，请重新登录' }, 401))
  const { http } = await client()
  const { takeEndNotice } = await import('./session/end-notice.ts')
  await expect(http.put('/x', {}, { quiet: true })).rejects.toMatchObject({ code: 401 })
  expect(takeEndNotice()).toEqual({ text: '登录已失效，请重新登录', hasDraft: false })
  expect(takeEndNotice()).toBeUndefined()
})

test('a form that is being filled in is stored before the page is loaded again', async () => {
  vi.stubGlobal('document', { cookie: 'Admin-Token=dead' })
  fetchMock.mockImplementation(() => json({ code: 401, msg: '登录已失效，请重新登录' }, 401))
  const { http } = await client()
  const { addOpenDraft } = await import('@lqr/ui/drafts/open-drafts.ts')
  const { takeEndNotice } = await import('./session/end-notice.ts')
  const sealing = Promise.withResolvers<void>()
  addOpenDraft({ isFilled: () => true, sealed: () => sealing.promise })
  await expect(http.get('/x')).rejects.toMatchObject({ code: 401 })
  expect(reload).not.toHaveBeenCalled()
  sealing.resolve()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(takeEndNotice()).toMatchObject({ hasDraft: true })
})

test('401 to a stranger opens the login dialog and never reloads in a circle', async () => {
  fetchMock.mockReturnValue(json({ code: 401, msg: '请先登录' }, 401))
  const { http, getLoginState } = await client()
  await expect(http.get('/x')).rejects.toMatchObject({ code: 401 })
  expect(reload).not.toHaveBeenCalled()
  expect(getLoginState().loginDialogStatus).toBe(true)
})

test('503 never signs anybody out', async () => {
  vi.stubGlobal('document', { cookie: 'Admin-Token=good' })
  fetchMock.mockReturnValue(json({ code: 503, msg: '服务暂时不可用' }, 503))
  const { http } = await client()
  await expect(http.get('/x')).rejects.toMatchObject({ code: 503 })
  expect(reload).not.toHaveBeenCalled()
  expect(document.cookie).toBe('Admin-Token=good')
})

test('downloads, one named call and PNG images are not read as an envelope', async () => {
  const { skipsEnvelope } = await import('./http.ts')
  expect(skipsEnvelope('/portal/files/downloadFile/7', 'application/json')).toBe(true)
  expect(skipsEnvelope('/a/backEnt/queryEntApprovingTotal', 'application/json')).toBe(true)
  expect(skipsEnvelope('/portal/image', 'image/png')).toBe(true)
  expect(skipsEnvelope('/portal/image', 'image/jpeg')).toBe(false)
})

test('a download that is refused is an error, not a file', async () => {
  fetchMock.mockReturnValue(json({ code: 404, msg: '文件不存在' }, 404))
  const { http, texts } = await client()
  await expect(http.getBlob('/portal/files/downloadFile/7')).rejects.toMatchObject({ code: 404 })
  expect(texts()).toEqual(['文件不存在'])
})

test('a quiet call leaves the message to the form, and a key of the form is sent', async () => {
  fetchMock.mockReturnValue(json({ code: 409, msg: '已提交' }, 409))
  const { http, texts } = await client()
  await expect(http.post('/x', {}, { quiet: true, idempotencyKey: 'form-0001' })).rejects.toMatchObject({
    code: 409,
  })
  expect(texts()).toEqual([])
  expect(sent().headers.get('idempotency-key')).toBe('form-0001')
})
