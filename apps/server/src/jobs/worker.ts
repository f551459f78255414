import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Services } from '../http/services.ts'
import { beginWorker, type WorkerWork } from './worker-life.ts'
import { endLease, keepLease, releaseLapsed, takeLease } from './worker-lease.store.ts'

/** How often a worker says that it lives, after which silence it counts as dead, and how long a new start waits. */
export interface WorkerTiming {
  readonly beatMs: number
  readonly lapseMs: number
  readonly firstPauseMs: number
  readonly longestPauseMs: number
}

/** After this silence a worker counts as dead. */
export const WORKER_LAPSE_MS = 40_000

const TIMING: WorkerTiming = {
  beatMs: 10_000,
  lapseMs: WORKER_LAPSE_MS,
  firstPauseMs: 1_000,
  longestPauseMs: 30_000,
}

export interface WorkerState {
  /** Whether it was heard of within the time after which the others give its jobs away. */
  readonly isAlive: boolean
  readonly restarts: number
  readonly lastError: string | undefined
}

export interface Worker {
  state(): WorkerState
  /** Resolves when the first one works. */
  readonly started: Promise<void>
  /** Finishes the jobs under way and ends. */
  stop(): Promise<void>
}

interface WorkerOptions extends WorkerWork {
  /** Connections of its own: three for its jobs and news of them, one for its heartbeat. */
  readonly pool: pg.Pool
  readonly timing?: WorkerTiming
}

/**
 * Runs the jobs of the outbox and the clocks, and starts anew whenever the worker ends, waiting longer each time. Any number
 * of instances may run: each job is claimed by one of them, failed jobs are retried with growing pauses by graphile-worker,
 * and the jobs of an instance that died are released within a minute by the others.
 */
export function superviseWorker(services: Services, log: Logger, options: WorkerOptions): Worker {
  const { pool, timing = TIMING, ...work } = options
  const instance = `${hostname()}:${process.pid}`
  const end = new AbortController()
  const started = Promise.withResolvers<void>()
  let heardAt = -Infinity
  let restarts = 0
  let lastError: string | undefined

  const wait = (ms: number) => pause(ms, undefined, { signal: end.signal }).catch(() => undefined)

  async function beat(id: string): Promise<boolean> {
    if (!(await keepLease(pool, id))) return false
    heardAt = performance.now()
    const dead = await releaseLapsed(pool, timing.lapseMs)
    if (dead.length > 0) log.warn({ workers: dead }, 'jobs of dead workers released')
    return true
  }

  /** Says every now and then that the worker lives; throws when the others have given its jobs away. */
  async function keepAlive(id: string, life: { isOver: boolean }): Promise<void> {
    while (!end.signal.aborted && !life.isOver) {
      await wait(timing.beatMs)
      const isHeld = await beat(id).catch((err: unknown) => {
        log.warn({ err }, 'worker not heard of')
        return true
      })
      if (!isHeld) throw new Error('the lease of the worker lapsed')
    }
  }

  async function live(): Promise<void> {
    const { id, ended, finish } = await beginWorker(pool, services, log, work)
    const life = { isOver: false }
    try {
      await takeLease(pool, id, { instance, restarts, lastError })
      heardAt = performance.now()
      started.resolve()
      const gone = ended.then(() => {
        if (!end.signal.aborted) throw new Error('the worker ended')
      })
      await Promise.race([gone, keepAlive(id, life)])
    } finally {
      life.isOver = true
      await finish()
      await endLease(pool, id).catch(() => undefined)
    }
  }

  async function supervise(): Promise<void> {
    for (let failures = 0; !end.signal.aborted; failures += 1) {
      const begunAt = performance.now()
      try {
        await live()
      } catch (error) {
        if (performance.now() - begunAt > timing.longestPauseMs) failures = 0
        lastError = error instanceof Error ? error.message : String(error)
        restarts += 1
        log.error({ err: error, restarts }, 'worker starts again')
        await wait(Math.min(timing.firstPauseMs * 2 ** failures, timing.longestPauseMs))
      }
    }
  }

  const running = supervise()
  return {
    started: started.promise,
    state: () => ({ isAlive: performance.now() - heardAt < timing.lapseMs, restarts, lastError }),
    async stop() {
      end.abort()
      await running
    },
  }
}
