import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConnectorFailure } from './connector-failure.ts'
import { type Attempt, type CallRecord, makeGate, PROBE } from './gate.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const never = () => new Promise<never>(() => {})
const passing = () => Promise.reject(new ConnectorFailure('away', { outcome: 'unreachable', mayPass: true }))
const refusal = () => Promise.reject(new ConnectorFailure('no', { outcome: 'refused' }))
const lie = () => Promise.reject(new ConnectorFailure('unexpected answer'))

/** Work that ends when the test says so. */
function held() {
  const releases: (() => void)[] = []
  const work = () => new Promise<string>((resolve) => releases.push(() => resolve('done')))
  return { work, begun: () => releases.length, release: () => releases.splice(0).forEach((end) => end()) }
}

describe('a gate', () => {
  it('answers by its deadline, however long a try may take', async () => {
    const gate = makeGate({ deadlineMs: 20, timeoutMs: 60_000 })
    await expect(gate.run('ask', never)).rejects.toMatchObject({ outcome: 'timeout' })
    expect(gate.state()).toMatchObject({ running: 0, waiting: 0 })
  })

  it('gives up a try that hangs and tries again under the same request id', async () => {
    const attempts: Attempt[] = []
    const gate = makeGate({ timeoutMs: 20, pauseMs: 1 })
    const answer = await gate.run('ask', (attempt) => {
      attempts.push(attempt)
      return attempts.length === 1 ? never() : Promise.resolve('well')
    })
    expect(answer).toBe('well')
    expect(new Set(attempts.map(({ requestId }) => requestId)).size).toBe(1)
    expect(attempts[0]?.signal.aborted).toBe(true)
  })

  it('tries again what may pass, and not a refusal or a lie', async () => {
    for (const [work, times] of [
      [passing, 3],
      [refusal, 1],
      [lie, 1],
    ] as const) {
      const spy = vi.fn<typeof work>(work)
      await expect(makeGate({ pauseMs: 1 }).run('ask', spy)).rejects.toBeInstanceOf(ConnectorFailure)
      expect(spy).toHaveBeenCalledTimes(times)
    }
  })

  it('pauses between tries by chance up to a bound that doubles', async () => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const spy = vi.fn<typeof passing>(passing)
    const done = makeGate({ pauseMs: 100 })
      .run('ask', spy)
      .catch(() => 'failed')
    await vi.advanceTimersByTimeAsync(49)
    expect(spy).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(spy).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(99)
    expect(spy).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(spy).toHaveBeenCalledTimes(3)
    expect(await done).toBe('failed')
  })

  it('leaves a system alone after failures in a row, and lets one call see whether it is back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const gate = makeGate({ tries: 1, openAfter: 2, openForMs: 10_000 })
    const spy = vi.fn<() => Promise<string>>(passing)
    await expect(gate.run('ask', spy)).rejects.toThrow('away')
    expect(gate.state().breaker).toBe('closed')
    await expect(gate.run('ask', spy)).rejects.toThrow('away')
    expect(gate.state().breaker).toBe('open')
    await expect(gate.run('ask', spy)).rejects.toMatchObject({ outcome: 'open' })
    expect(spy).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(10_000)
    const probing = held()
    const first = gate.run('ask', probing.work)
    const second = gate.run('ask', spy.mockResolvedValue('well'))
    await expect.poll(probing.begun).toBe(1)
    expect(gate.state().breaker).toBe('halfOpen')
    expect(spy).toHaveBeenCalledTimes(2)
    probing.release()
    expect(await Promise.all([first, second])).toEqual(['done', 'well'])
    expect(gate.state().breaker).toBe('closed')
  })

  it('opens at once again when the one call fails', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const gate = makeGate({ tries: 1, openAfter: 2, openForMs: 10_000 })
    for (let turn = 0; turn < 2; turn += 1) await expect(gate.run('ask', passing)).rejects.toThrow('away')
    vi.advanceTimersByTime(10_000)
    await expect(gate.run('ask', passing)).rejects.toThrow('away')
    expect(gate.state().breaker).toBe('open')
  })

  it('takes a refusal for a sign of life', async () => {
    const gate = makeGate({ tries: 1, openAfter: 2 })
    for (const work of [passing, refusal, passing, refusal, refusal, refusal]) {
      await expect(gate.run('ask', work)).rejects.toBeInstanceOf(ConnectorFailure)
    }
    expect(gate.state().breaker).toBe('closed')
  })

  it('lets so many calls through at once, so many wait, and refuses the next at once', async () => {
    const gate = makeGate({ most: 2, mostWaiting: 1 })
    const { work, begun, release } = held()
    const under = [gate.run('ask', work), gate.run('ask', work), gate.run('ask', work)]
    await expect.poll(begun).toBe(2)
    expect(gate.state()).toMatchObject({ running: 2, waiting: 1 })
    await expect(gate.run('ask', work)).rejects.toMatchObject({ outcome: 'busy' })
    release()
    await expect.poll(begun).toBe(1)
    release()
    expect(await Promise.all(under)).toEqual(['done', 'done', 'done'])
    expect(gate.state()).toMatchObject({ running: 0, waiting: 0 })
  })

  it('gives who waits for a place an answer by the deadline as well', async () => {
    const gate = makeGate({ most: 1, mostWaiting: 5, deadlineMs: 20, timeoutMs: 60_000 })
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => gate.run('ask', never)))
    expect(all.map(({ status }) => status)).toEqual(Array(6).fill('rejected'))
    await expect.poll(gate.state).toMatchObject({ running: 0, waiting: 0 })
  })

  it('refuses while it is switched off, but for the probe', async () => {
    const off = new Error('switched off')
    const gate = makeGate(
      {},
      {
        refuseWhenOff: () => {
          throw off
        },
      },
    )
    const spy = vi.fn(() => Promise.resolve('well'))
    await expect(gate.run('ask', spy)).rejects.toBe(off)
    expect(spy).not.toHaveBeenCalled()
    expect(await gate.run(PROBE, spy)).toBe('well')
  })

  it('tells of every call how it ended, and nothing of what was asked', async () => {
    const calls: CallRecord[] = []
    const startedAt = new Date('2026-11-20T10:00:00+08:00')
    const gate = makeGate(
      { pauseMs: 1, tries: 2 },
      { now: () => startedAt, record: (call) => calls.push(call) },
    )
    await gate.run('ask', () => Promise.resolve({ phone: '13900000001' }))
    await gate.run('ask', passing).catch(() => {})
    await gate.run('look', refusal).catch(() => {})
    await gate.run('look', () => Promise.reject(new TypeError('a fault of ours'))).catch(() => {})
    const told = (over: object) => ({
      startedAt,
      ms: expect.any(Number),
      requestId: expect.any(String),
      ...over,
    })
    expect(calls).toEqual([
      told({ operation: 'ask', attempts: 1, outcome: 'ok' }),
      told({ operation: 'ask', attempts: 2, outcome: 'unreachable' }),
      told({ operation: 'look', attempts: 1, outcome: 'refused' }),
      told({ operation: 'look', attempts: 1, outcome: 'failing' }),
    ])
  })
})
