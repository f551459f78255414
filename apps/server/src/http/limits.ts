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

interface Counter {
  window: number
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
  const timer = setInterval(() => void flush().catch(onError), FLUSH_MS)
  timer.unref()

  function refuse(limit: LimitClass, now: number): never {
    const { seconds } = WINDOWS[limit]
    const retryAfter = Math.max(1, seconds - Math.floor((now / 1000) % seconds))
    throw new CallError(kernelErrors.tooMany, { retryAfter })
  }

  async function flush(): Promise<void> {
    const now = clock().getTime()
    const pending = [...counters].filter(([, counter]) => counter.local > 0)
    for (const [key, counter] of counters) {
      const [limit] = key.split(':') as [LimitClass]
      if (counter.window + WINDOWS[limit].seconds * 1000 < now && counter.local === 0) counters.delete(key)
    }
    if (pending.length === 0) return
    const sent = pending.map(([key, counter]) => ({ key, counter, hits: counter.local }))
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
        counter = { window, shared: 0, local: 0 }
        counters.set(key, counter)
      }
      counter.local += 1
      if (counter.shared + counter.local > WINDOWS[limit].hits * scale) refuse(limit, now)
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush().catch(onError)
    },
  }
}
