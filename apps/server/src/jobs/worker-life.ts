import { EventEmitter } from 'node:events'
import { Logger as WorkerLogger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Services } from '../http/services.ts'
import type { JobTask } from './job.ts'

export interface WorkerWork {
  readonly tasks: Readonly<Record<string, JobTask>>
  readonly cron: string
}

/** A worker from its start to its end: graphile-worker does not get up again by itself. */
export interface WorkerLife {
  /** What its jobs are locked by. */
  readonly id: string
  /** Settles when it has ended, whatever the reason. */
  readonly ended: Promise<void>
  /** Finishes the jobs under way and ends. */
  finish(): Promise<void>
}

/** Starts to work on jobs and clocks over connections of its own; throws while the database is away. */
export async function beginWorker(
  pool: pg.Pool,
  services: Services,
  log: Logger,
  { tasks, cron }: WorkerWork,
): Promise<WorkerLife> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task(services, payload)]),
  )
  const events: WorkerEvents = new EventEmitter()
  let id = ''
  events.once('pool:create', ({ workerPool }) => (id = workerPool.id))
  const runner: Runner = await run({
    pgPool: pool,
    events,
    // A finished job is then written down before `finish` answers; otherwise it would run again after a restart.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2_000,
    taskList,
    crontab: cron,
    logger: new WorkerLogger(() => (level, message) => log[level === 'warning' ? 'warn' : level](message)),
  })
  const ended = runner.promise.catch((err: unknown) => log.error({ err }, 'worker ended'))
  return {
    id,
    ended,
    // It refuses when it has ended already.
    finish: () => runner.stop().catch(() => undefined),
  }
}
