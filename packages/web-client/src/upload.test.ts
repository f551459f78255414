import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeUpload } from './upload.ts'

/** A request that the test answers itself. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly headers = new Map<string, string>()
  readonly open = vi.fn<(method: string, address: string) => void>()
  readonly send = vi.fn<(form: FormData) => void>(() => open.push(this))
  responseText = ''
  status = 0
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }
  answer(status: number, body: unknown): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }
}

let open: FakeRequest[] = []
const say = vi.fn<(text: string) => void>()
const refuse = vi.fn<(sentence: string, hadToken: boolean) => void>()
const upload = makeUpload({
  cityCode: () => '620100',
  account: () => '8',
  say: ({ msg }) => say(msg),
  refuse,
})
const place = { method: 'POST', path: '/api/system/pub/file/upload' } as Pick<AnyCall, 'method' | 'path'>
const file = new File(['x'], '执照.png')

beforeEach(() => {
  open = []
  say.mockReset()
  refuse.mockReset()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('document', { cookie: 'Admin-Token=abc' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function start(signal?: AbortSignal) {
  const onProgress = vi.fn<(percent: number) => void>()
  const sent = upload(place, { query: { filetype: 'license' } }, file, { onProgress, signal })
  const [request] = open
  if (!request) throw new Error('nothing was sent')
  return { sent, request, onProgress }
}

test('a file goes with the headers of every call and says how far it is', async () => {
  const { sent, request, onProgress } = start()
  expect(request.open).toHaveBeenCalledWith('POST', '/api/system/pub/file/upload?filetype=license')
  expect(Object.fromEntries(request.headers)).toMatchObject({
    cityCode: '620100',
    authorization: 'Bearer abc',
    'account-id': '8',
    'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  expect(request.send.mock.calls[0]?.[0].get('file')).toMatchObject({ name: '执照.png' })
  request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 3 }))
  expect(onProgress).toHaveBeenCalledWith(33)
  request.answer(200, { code: 200, msg: '操作成功', data: { fileId: '7' } })
  expect(await sent).toEqual({ fileId: '7' })
})

test('a refusal is left to the form, and a dead token ends the session as with any call', async () => {
  const { sent, request } = start()
  request.answer(401, { code: 401, msg: '登录已失效，请重新登录' })
  await expect(sent).rejects.toMatchObject({ code: 401 })
  expect(refuse.mock.calls).toEqual([['登录已失效，请重新登录', true]])
  expect(say).not.toHaveBeenCalled()
})

test('a connection that breaks says that the file has not arrived; one that is cut short by the person says nothing', async () => {
  const broken = start()
  broken.request.dispatchEvent(new Event('error'))
  await expect(broken.sent).rejects.toMatchObject({ code: 0, msg: '网络中断，文件没有传完，请重试' })
  open = []
  const controller = new AbortController()
  const stopped = start(controller.signal)
  controller.abort()
  await expect(stopped.sent).rejects.toMatchObject({ code: 0, msg: '' })
})
