import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { makeSignedRequest } from '../signed-request.ts'
import {
  PATIENT_MS,
  STAND_IN_SECRET as secret,
  type Behaviour,
  type StandIn,
  startStandIn,
} from '../testing/stand-in.fixtures.ts'
import { MOST_PAUSE_MS } from './gate-rules.ts'

let system: StandIn
beforeEach(async () => {
  system = await startStandIn(({ body }) => ({ echo: (JSON.parse(body) as { word: string }).word }))
})
afterEach(() => system.close())

const schema = z.object({ echo: z.string() })

/** A way to the system that waits for a try until it has come. */
function way(over: object = {}) {
  const request = makeSignedRequest({
    url: system.url,
    secret,
    timeoutMs: PATIENT_MS,
    deadlineMs: PATIENT_MS * 4,
    pauseMs: 1,
    openAfter: 50,
    ...over,
  })
  return (word: string) => request('/words', { word }, { schema })
}

/** The same way, where the time of each try is over as soon as it has come. */
const outlasting = (ask: (word: string) => Promise<unknown>, tries: number) => async (word: string) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const before = system.received.length
    const answer = ask(word)
    answer.catch(() => {})
    for (let each = 1; each <= tries; each += 1) {
      await system.asked(before + each)
      await vi.advanceTimersByTimeAsync(PATIENT_MS)
      await vi.advanceTimersByTimeAsync(MOST_PAUSE_MS)
    }
    return await answer
  } finally {
    vi.useRealTimers()
  }
}

test('a question is signed, and its answer is taken over', async () => {
  expect(await way()('one')).toEqual({ echo: 'one' })
  const [{ path, isSigned, headers }] = system.received as [StandIn['received'][number]]
  expect({ path, isSigned }).toEqual({ path: '/words', isSigned: true })
  expect(headers['accept-encoding']).toBe('identity')
})

test('a path of the configured address is kept', async () => {
  const request = makeSignedRequest({ url: `${system.url}/gateway/v2`, secret })
  await request('/words', { word: 'one' })
  expect(system.received[0]?.path).toBe('/gateway/v2/words')
})

test.each<[Behaviour, string, number]>([
  ['hang', 'timeout', 3],
  ['trickle', 'timeout', 3],
  ['reset', 'unreachable', 3],
  [500, 'failing', 3],
  [429, 'failing', 3],
  ['otherAnswer', 'wrong', 3],
  ['lie', 'wrong', 1],
  ['brokenJson', 'wrong', 1],
  ['html', 'wrong', 1],
  ['zipped', 'wrong', 1],
  ['redirect', 'wrong', 1],
  ['flood', 'wrong', 1],
  [404, 'refused', 1],
])(
  'a system that behaves as %s ends a call as %s after %i tries, and leaves no connection',
  async (behaviour, outcome, times) => {
    const well = way()
    const ask = outcome === 'timeout' ? outlasting(well, times) : well
    system.behave(behaviour)
    await expect(ask('one')).rejects.toMatchObject({ outcome })
    expect(system.received).toHaveLength(times)
    expect(new Set(system.received.map(({ headers }) => headers['x-request-id'])).size).toBe(1)
    expect(new Set(system.received.map(({ headers }) => headers['x-nonce'])).size).toBe(times)
    for (let turn = 0; turn < 5; turn += 1) {
      system.behave(behaviour)
      await ask('one').catch(() => {})
      system.behave('well')
      expect(await well('two')).toEqual({ echo: 'two' })
    }
    await system.openAtMost(2)
  },
)

test('a head beyond its size is not read to its end', async () => {
  system.behave('longHead')
  await expect(way({ tries: 1 })('one')).rejects.toMatchObject({ outcome: 'unreachable' })
  await system.openAtMost(0)
})

test('a gigabyte is cut off after the first megabyte', async () => {
  system.behave('flood')
  const before = process.memoryUsage().rss
  await expect(way()('one')).rejects.toThrow('too long an answer')
  await system.openAtMost(0)
  expect(system.flooded()).toBeLessThan(64 * 1_048_576)
  expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1_048_576)
})

test('a doubled answer is never taken for the answer to the next question', async () => {
  const ask = way()
  system.behave('double')
  for (const word of ['one', 'two', 'three', 'four']) expect(await ask(word)).toEqual({ echo: word })
})

test('a mixed-up answer is asked for again, and the right one is taken', async () => {
  system.behave('otherAnswer', 'well')
  expect(await way()('one')).toEqual({ echo: 'one' })
  expect(system.received).toHaveLength(2)
})

test('a system that fails and comes back is asked again when its time is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const ask = way({ tries: 1, openAfter: 2, openForMs: 10_000 })
    system.behave(500, 500, 'well')
    await expect(ask('one')).rejects.toThrow('status 500')
    await expect(ask('one')).rejects.toThrow('status 500')
    await expect(ask('one')).rejects.toThrow('circuit open')
    expect(system.received).toHaveLength(2)
    vi.advanceTimersByTime(10_000)
    expect(await ask('two')).toEqual({ echo: 'two' })
  } finally {
    vi.useRealTimers()
  }
})

test('a hundred calls to a system that hangs hold no more connections than have places', async () => {
  const ask = way({ most: 4, mostWaiting: 8, tries: 1, timeoutMs: 100 })
  system.behave('hang')
  const all = await Promise.allSettled(Array.from({ length: 100 }, () => ask('one')))
  const outcomes = all.map((one) =>
    one.status === 'rejected' ? (one.reason as { outcome: string }).outcome : 'ok',
  )
  expect(outcomes.filter((outcome) => outcome === 'busy')).toHaveLength(88)
  expect(outcomes.filter((outcome) => outcome === 'timeout')).toHaveLength(12)
  expect(system.received.length).toBeLessThanOrEqual(12)
  await system.openAtMost(0)
})
