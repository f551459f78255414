import { Logger as WorkerLogger, type Runner, run, type TaskList } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Services } from '../http/services.ts'
import type { JobTask } from './job.ts'

export interface Worker {
  stop(): Promise<void>
}

interface WorkerOptions {
  readonly tasks: Readonly<Record<string, JobTask>>
  readonly cron: string
}

/**
 * Runs the jobs of the outbox and the clocks. Any number of instances may run: each job is claimed by one of them,
 * failed jobs are retried with growing pauses by graphile-worker.
 */
export async function startWorker(
  services: Services,
  log: Logger,
  { tasks, cron }: WorkerOptions,
): Promise<Worker> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task(services, payload)]),
  )
  const runner: Runner = await run({
    pgPool: services.pool,
    // A finished job is then written down before `stop` answers; otherwise it would run again after a restart.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2_000,
    taskList,
    crontab: cron,
    logger: new WorkerLogger(() => (level, message) => log[level === 'warning' ? 'warn' : level](message)),
  })
  return { stop: () => runner.stop() }
}
