import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../data/database.ts'
import { type QueueStanding, queueStanding } from './job-queue.store.ts'
import type { Worker } from './worker.ts'

/** `/metrics` says how the worker of this instance and the queue of all of them stand. */
export function registerJobMetrics(registry: Registry, db: Db, worker: Worker | undefined): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  if (worker) {
    gauge('job_worker_alive', '1 while the worker of this instance is heard of', () =>
      worker.state().isAlive ? 1 : 0,
    )
    gauge(
      'job_worker_restarts',
      'How often the worker had to be started again',
      () => worker.state().restarts,
    )
  }
  // One question for all that is told at once; without the database the process still tells its other figures.
  let asked: Promise<QueueStanding | undefined> | undefined
  const ask = () =>
    (asked ??= queueStanding(db)
      .catch(() => undefined)
      .finally(() => (asked = undefined)))
  const standing = async (key: 'failed' | 'waiting' | 'oldestSeconds') => (await ask())?.[key] ?? Number.NaN
  gauge('jobs_failed', 'Jobs given up after their last attempt: somebody must look', () => standing('failed'))
  gauge('jobs_waiting', 'Jobs that are due and not begun', () => standing('waiting'))
  gauge('jobs_oldest_waiting_seconds', 'Age of the oldest job that is due and not begun', () =>
    standing('oldestSeconds'),
  )
}
