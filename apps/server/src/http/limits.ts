import type pg from 'pg'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { LimitClass } from '@lqr/contract/kernel/define-call.ts'
import { CallError } from './call-error.ts'
import { callerNetwork } from './caller-address.rules.ts'
import { addHits } from './limits.store.ts'

interface Window {
  seconds: number
  hits: number
}

/** Per address, of IPv6 per /64. Sign-in, codes and uploads are counted exactly; reads and writes in shared batches. */
const WINDOWS: Record<LimitClass, Window> = {
  read: { seconds: 60, hits: 3_000 },
  write: { seconds: 60, hits: 600 },
  login: { seconds: 60, hits: 120 },
  captcha: { seconds: 60, hits: 240 },
  sms: { seconds: 3_600, hits: 120 },
  upload: { seconds: 60, hits: 120 },
  answer: { seconds: 3_600, hits: 120 },
  estimate: { seconds: 3_600, hits: 60 },
  unproven: { seconds: 3_600, hits: 30 },
}
const EXACT: ReadonlySet<LimitClass> = new Set([
  'login',
  'captcha',
  'sms',
  'upload',
  'answer',
  'estimate',
  'unproven',
])
const FLUSH_MS = 1_000
const SWEEP_MS = 60_000

interface Counter {
  window: number
  /** When its window is over. */
  end: number
  /** Hits known to the database, from all instances. */
  shared: number
  /** Hits of this instance that have not been written yet. */
  local: number
}

interface LimitOptions {
  /** Times what the windows take. */
  readonly scale?: number
  /** The clock that all instances share: one that is minutes off would count in windows of its own. */
  readonly now?: () => Date
  readonly onError?: (error: unknown) => void
}

export interface Limits {
  /** Counts one hit of the caller's network; throws 429 with Retry-After when the window is full. */
  hit(limit: LimitClass, address: string): Promise<void>
  /** Writes what is pending; called every second and at shutdown. */
  flush(): Promise<void>
  close(): Promise<void>
}

/**
 * Limits shared by all instances through PostgreSQL. A hot read must not cost a write, so reads and writes are
 * counted in memory and added to the shared window once a second, which also brings back the others' hits.
 */
export function makeLimits(pool: pg.Pool, options: LimitOptions = {}): Limits {
  const { scale = 1, now: clock = () => new Date(), onError = () => {} } = options
  const counters = new Map<string, Counter>()
  /** Those of them with hits that have not been written yet: a few hundred of what may be a hundred thousand. */
  let pending = new Map<string, Counter>()
  let sweptAt = clock().getTime()
  const timer = setInterval(() => void flush().catch(onError), FLUSH_MS)
  timer.unref()

  function refuse(limit: LimitClass, now: number): never {
    const { seconds } = WINDOWS[limit]
    const retryAfter = Math.max(1, seconds - Math.floor((now / 1000) % seconds))
    throw new CallError(kernelErrors.tooMany, { retryAfter })
  }

  function sweep(now: number): void {
    if (Math.abs(now - sweptAt) < SWEEP_MS) return
    sweptAt = now
    for (const [key, { end }] of counters) if (end < now) counters.delete(key)
  }

  async function flush(): Promise<void> {
    sweep(clock().getTime())
    if (pending.size === 0) return
    const sent = [...pending].map(([key, counter]) => ({ key, counter, hits: counter.local }))
    pending = new Map()
    for (const { counter, hits } of sent) {
      counter.local -= hits
      counter.shared += hits
    }
    const rows = await addHits(
      pool,
      sent.map(({ key, counter, hits }) => ({ key, window: counter.window, hits })),
    )
    // The counter that was sent, not the one of its key: a new window may have begun meanwhile.
    const totals = new Map(rows.map((row) => [row.key, row.hits]))
    for (const { key, counter } of sent) counter.shared = totals.get(key) ?? counter.shared
  }

  async function hitExactly(limit: LimitClass, network: string, window: number, now: number): Promise<void> {
    const rows = await addHits(pool, [{ key: `${limit}:${network}`, window, hits: 1 }])
    if ((rows[0]?.hits ?? 0) > WINDOWS[limit].hits * scale) refuse(limit, now)
  }

  return {
    async hit(limit, address) {
      const network = callerNetwork(address)
      const now = clock().getTime()
      const span = WINDOWS[limit].seconds * 1000
      const window = now - (now % span)
      if (EXACT.has(limit)) return hitExactly(limit, network, window, now)
      const key = `${limit}:${network}`
      let counter = counters.get(key)
      if (counter?.window !== window) {
        counter = { window, end: window + span, shared: 0, local: 0 }
        counters.set(key, counter)
      }
      counter.local += 1
      pending.set(key, counter)
      if (counter.shared + counter.local > WINDOWS[limit].hits * scale) refuse(limit, now)
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush().catch(onError)
    },
  }
}
