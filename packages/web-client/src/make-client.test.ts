import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { UNKNOWN_FIELD } from '@lqr/contract/kernel/explain-issues.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CallPlace, makeClient, skipsEnvelope } from './make-client.ts'

const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const say = vi.fn<(text: string) => void>()
const refuse = vi.fn<(sentence: string, hadToken: boolean) => void>()
const site = { code: undefined as string | undefined }
const shown = { account: undefined as string | undefined }

const { call, callForBlob } = makeClient({
  cityCode: () => site.code,
  account: () => shown.account,
  say: ({ msg }) => say(msg),
  refuse,
})

beforeEach(() => {
  for (const mock of [fetchMock, say, refuse]) mock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('document', { cookie: '' })
  site.code = undefined
  shown.account = undefined
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const place = (method: AnyCall['method'], path: string): CallPlace<AnyCall> => ({ method, path })
const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }))
const ok = (data: unknown) => json({ code: 200, msg: '操作成功', data })

function sent(at = 0): { address: string; init: RequestInit; headers: Headers } {
  const [address = '', init = {}] = fetchMock.mock.calls[at] ?? []
  return { address, init, headers: new Headers(init.headers) }
}

test('calls go to our own origin with credentials, Accept JSON and a time limit of two hours', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  fetchMock.mockReturnValue(ok([1]))
  const query = { level: 2, empty: '', none: undefined }
  expect(await call(place('GET', '/dic/region/tree'), { query })).toEqual([1])
  expect(sent().address).toBe('/dic/region/tree?level=2')
  expect(sent().init).toMatchObject({ credentials: 'include', body: null })
  expect(sent().headers.get('accept')).toBe('application/json')
  expect(timeout).toHaveBeenCalledWith(7_200_000)
})

test('the city code and the bearer token are sent when there are any', async () => {
  fetchMock.mockImplementation(() => ok(null))
  await call(place('POST', '/portal/financing/page'), { body: { pageSize: 10 } })
  expect([sent().headers.get('citycode'), sent().headers.get('authorization')]).toEqual([null, null])
  site.code = '620100'
  vi.stubGlobal('document', { cookie: 'Admin-Token=abc' })
  await call(place('PUT', '/checkPortal/financing'), { body: { id: '1' } })
  expect(sent(1).headers.get('citycode')).toBe('620100')
  expect(sent(1).headers.get('authorization')).toBe('Bearer abc')
  expect(sent(1).init.body).toBe('{"id":"1"}')
})

test('what a call names itself goes before the stored token and the site one is on', async () => {
  fetchMock.mockReturnValue(ok(null))
  site.code = '620100'
  vi.stubGlobal('document', { cookie: 'Admin-Token=abc' })
  await call(place('POST', '/x'), {}, { token: 'half', cityCode: '620200', idempotencyKey: 'form-0001' })
  const { headers, init } = sent()
  expect(headers.get('authorization')).toBe('Bearer half')
  expect(headers.get('citycode')).toBe('620200')
  expect(headers.get('idempotency-key')).toBe('form-0001')
  expect(init.body).toBe('{}')
})

test('a call says for which account its page was shown, unless it names a token itself', async () => {
  fetchMock.mockImplementation(() => ok(null))
  shown.account = '8'
  await call(place('GET', '/x'), {})
  vi.stubGlobal('document', { cookie: 'Admin-Token=abc' })
  await call(place('GET', '/x'), {})
  await call(place('GET', '/x'), {}, { token: 'of-this-login' })
  expect([0, 1, 2].map((at) => sent(at).headers.get('account-id'))).toEqual([null, '8', null])
})

test('a code other than 200 is said and thrown, a quiet call is thrown only', async () => {
  const error = { key: 'kernel.invalidInput', number: 1, fields: { a: '缺少' } }
  fetchMock.mockImplementation(() => json({ code: 422, msg: '请按提示修改', error }, 422))
  const failure = { code: 422, key: 'kernel.invalidInput', fields: { a: '缺少' } }
  await expect(call(place('POST', '/x'), {}, { quiet: true })).rejects.toMatchObject(failure)
  expect(say).not.toHaveBeenCalled()
  await expect(call(place('POST', '/x'), {})).rejects.toMatchObject(failure)
  expect(say.mock.calls).toEqual([['请按提示修改']])
})

const unknownCall = () => {
  const { status, key, number, msg } = kernelErrors.notFound
  return json({ code: status, msg, error: { key, number } }, status)
}
const wrongFields = (fields: Record<string, string>) => {
  const { status, key, number, msg } = kernelErrors.invalidInput
  return json({ code: status, msg, error: { key, number, fields } }, status)
}

const letterChanged = () => {
  const { status, key, number, msg } = creditErrors.letterChanged
  return json({ code: status, msg, error: { key, number } }, status)
}

/** Pauses that are over at once; answers how long each would have been. */
function pausesAtOnce(): number[] {
  const pauses: number[] = []
  vi.stubGlobal('setTimeout', (done: () => void, milliseconds: number) => {
    pauses.push(milliseconds)
    queueMicrotask(done)
  })
  return pauses
}

test.each([
  ['the call', unknownCall],
  ['a field', () => wrongFields({ more: UNKNOWN_FIELD })],
  ['a letter', letterChanged],
])(
  'where an instance of the release before does not know %s, the next one is asked, with the same key',
  async (_, refuseIt) => {
    const pauses = pausesAtOnce()
    fetchMock.mockImplementationOnce(refuseIt).mockImplementationOnce(refuseIt)
    fetchMock.mockImplementation(() => ok('saved'))
    const idempotencyKey = 'form-0001'
    expect(await call(place('POST', '/x'), { body: { more: 1 } }, { idempotencyKey })).toBe('saved')
    const keys = [0, 1, 2].map((at) => sent(at).headers.get('idempotency-key'))
    expect([new Set(keys), pauses]).toEqual([new Set([idempotencyKey]), [300, 600]])
    expect(say).not.toHaveBeenCalled()
  },
)

test('a letter that no instance takes any more is to be read anew, as the server says', async () => {
  pausesAtOnce()
  fetchMock.mockImplementation(letterChanged)
  const { key, msg } = creditErrors.letterChanged
  await expect(call(place('POST', '/x'), {})).rejects.toMatchObject({ key, sentence: msg })
})

test('where no instance knows a field, the page is to be loaded anew; a field that is wrong is told at once', async () => {
  const pauses = pausesAtOnce()
  fetchMock.mockImplementation(() => wrongFields({ more: UNKNOWN_FIELD }))
  const sentence = '页面与服务器版本不同，请刷新'
  await expect(call(place('POST', '/x'), {})).rejects.toMatchObject({ code: 422, sentence })
  expect(pauses).toEqual([300, 600, 900, 1200])
  expect(fetchMock).toHaveBeenCalledTimes(5)
  expect(say.mock.calls).toEqual([[sentence]])
  const fields = { a: '缺少', more: UNKNOWN_FIELD }
  fetchMock.mockImplementation(() => wrongFields(fields))
  await expect(call(place('POST', '/x'), {})).rejects.toMatchObject({ code: 422, fields })
  expect(fetchMock).toHaveBeenCalledTimes(6)
})

test('without a message 请求错误 is said, without an answer 网络错误', async () => {
  fetchMock.mockReturnValueOnce(json({ code: 500, msg: '' }, 500))
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(call(place('GET', '/x'), {})).rejects.toThrow('请求错误')
  await expect(call(place('GET', '/y'), {})).rejects.toThrow('网络错误')
  expect(say.mock.calls).toEqual([['请求错误'], ['网络错误']])
})

test('a call that the page no longer wants is no failure', async () => {
  const controller = new AbortController()
  controller.abort()
  fetchMock.mockRejectedValueOnce(new DOMException('gone', 'AbortError'))
  const { signal } = controller
  await expect(call(place('GET', '/x'), {}, { signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(say).not.toHaveBeenCalled()
})

test('a 401 is refused with or without a token, unless the token was not the stored one; 503 never', async () => {
  fetchMock.mockImplementation(() => json({ code: 401, msg: '请先登录' }, 401))
  await expect(call(place('GET', '/x'), {}, { quiet: true })).rejects.toMatchObject({ code: 401 })
  vi.stubGlobal('document', { cookie: 'Admin-Token=dead' })
  await expect(call(place('GET', '/x'), {})).rejects.toMatchObject({ code: 401 })
  await expect(call(place('GET', '/x'), {}, { token: 'half' })).rejects.toMatchObject({ code: 401 })
  fetchMock.mockImplementation(() => json({ code: 503, msg: '服务暂时不可用' }, 503))
  await expect(call(place('GET', '/x'), {})).rejects.toMatchObject({ code: 503 })
  expect(refuse.mock.calls).toEqual([
    ['请先登录', false],
    ['请先登录', true],
  ])
})

test('a 401 that comes late ends neither a session that is over nor the next one', async () => {
  for (const now of ['', 'Admin-Token=next']) {
    vi.stubGlobal('document', { cookie: 'Admin-Token=dead' })
    const answered = Promise.withResolvers<Response>()
    fetchMock.mockReturnValueOnce(answered.promise)
    const late = call(place('GET', '/x'), {})
    vi.stubGlobal('document', { cookie: now })
    answered.resolve(Response.json({ code: 401, msg: '请先登录' }, { status: 401 }))
    await expect(late).rejects.toMatchObject({ code: 401 })
  }
  expect(refuse).not.toHaveBeenCalled()
})

test('downloads, one named call and PNG images are not read as an envelope', () => {
  expect(skipsEnvelope('/portal/files/downloadFile/7', 'application/json')).toBe(true)
  expect(skipsEnvelope('/a/backEnt/queryEntApprovingTotal', 'application/json')).toBe(true)
  expect(skipsEnvelope('/portal/image', 'image/png')).toBe(true)
  expect(skipsEnvelope('/portal/image', 'image/jpeg')).toBe(false)
})

test('a download answers with its bytes; one that is refused is an error, not a file', async () => {
  fetchMock.mockReturnValueOnce(Promise.resolve(new Response('bytes')))
  const blob = await callForBlob(place('GET', '/portal/files/downloadFile/7'), {})
  expect(await blob.text()).toBe('bytes')
  fetchMock.mockReturnValueOnce(json({ code: 404, msg: '文件不存在' }, 404))
  await expect(callForBlob(place('GET', '/portal/files/downloadFile/7'), {})).rejects.toMatchObject({
    code: 404,
  })
  expect(say.mock.calls).toEqual([['文件不存在']])
})
