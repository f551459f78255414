import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchEvents } from './watch-events.ts'

const settings = { cityCode: () => undefined, account: () => undefined, refuse: () => undefined }
const place = { method: 'GET', path: '/watch' } as const
const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
let ending: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('document', { cookie: '' })
  ending = new AbortController()
})
afterEach(() => {
  ending.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** An answer that a browser cannot walk through, with what is said on it; the fetch ends as its signal does. */
function line() {
  const said: { send?: (text: string) => void } = {}
  fetchMock.mockImplementationOnce((_, { signal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(out) {
        said.send = (text) => out.enqueue(new TextEncoder().encode(text))
        signal?.addEventListener('abort', () => out.error(signal.reason), { once: true })
      },
    })
    Object.defineProperty(body, Symbol.asyncIterator, { value: undefined })
    return Promise.resolve(new Response(body))
  })
  return { send: (text: string) => said.send?.(text) }
}
const signalOf = (at: number) => fetchMock.mock.calls[at]?.[1].signal

function watch() {
  const [events, lives]: [unknown[], boolean[]] = [[], []]
  void watchEvents(settings, place, {
    signal: ending.signal,
    onEvent: (event) => events.push(event),
    onLive: (isLive) => lives.push(isLive),
  })
  return { events, lives }
}

test('events come also where a browser cannot walk through an answer', async () => {
  const { send } = line()
  const { events, lives } = watch()
  await vi.advanceTimersByTimeAsync(0)
  send('data: {"unread":1}\n\n: \n\ndata: {"unr')
  send('ead":2}\n\n')
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual([{ unread: 1 }, { unread: 2 }])
  expect(lives).toEqual([true])
})

test('a line that is silent for longer than its signs of life take is closed and asked for again', async () => {
  const first = line()
  line()
  const { lives } = watch()
  await vi.advanceTimersByTimeAsync(50_000)
  first.send(': \n\n')
  await vi.advanceTimersByTimeAsync(50_000)
  expect(signalOf(0)?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(signalOf(0)?.aborted).toBe(true)
  expect(fetchMock).toHaveBeenCalledTimes(2)
  expect(lives).toEqual([true, false, true])
})

test('what refuses holds no line, and the caller ends the one there is', async () => {
  fetchMock.mockResolvedValueOnce(new Response('no', { status: 503 }))
  line()
  watch()
  await vi.advanceTimersByTimeAsync(0)
  expect(signalOf(0)?.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(signalOf(1)?.aborted).toBe(false)
  ending.abort()
  expect(signalOf(1)?.aborted).toBe(true)
})
