import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../data/database.ts'
import { lastComparison } from './figure-check.store.ts'
import { countStubborn, type QueueStanding, queueStanding } from './job-queue.store.ts'
import type { Worker } from './worker.ts'

/** `/metrics` says how the worker of this instance, the queue of all of them and the nightly check stand. */
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
  gauge('jobs_failing', 'Jobs that have failed for more than an hour and are still tried again', () =>
    countStubborn(db).catch(() => Number.NaN),
  )
  const comparison = async (key: 'ageSeconds' | 'differing') =>
    (await lastComparison(db).catch(() => undefined))?.[key] ?? Number.NaN
  gauge(
    'figure_check_age_seconds',
    'Time since every figure was last compared with its cases; above two days the nightly check does not run',
    () => comparison('ageSeconds'),
  )
  gauge(
    'figure_check_differing',
    'Figures that differed from their cases and were set right, in a comparison of the last day',
    () => comparison('differing'),
  )
}
