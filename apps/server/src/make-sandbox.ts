import { mkdir } from 'node:fs/promises'
import type { Logger } from 'pino'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { Config } from './config.ts'
import type { SandboxPlace } from './data/sandbox-database.ts'
import { startWebhookSender } from './domains/open/index.ts'
import { CallError } from './http/call-error.ts'
import type { FillSandbox, Sandbox } from './http/sandbox.ts'
import type { Services } from './http/services.ts'
import { jobTasks } from './job-tasks.ts'
import { makeJobPool } from './data/job-pool.ts'
import { superviseWorker } from './jobs/worker.ts'
import { makeServices } from './make-services.ts'
import { readSandboxConfig } from './sandbox-config.ts'

const LOOK_AGAIN_MS = 2_000
/** What the calls of systems leave to a job; clocks and nightly work do not run in the sandbox. */
const { 'reconcile-day': reconcileDay } = jobTasks

export interface HeldSandbox extends Sandbox {
  /** Goes on sending and comparing where an institution has opened the sandbox before. */
  resume(): void
  close(): Promise<void>
}

interface Running {
  readonly services: Services
  close(): Promise<void>
}

/** The sandbox of a process: opened at its first use, with a sender of webhooks and a worker of its own. */
export function makeSandbox(
  config: Config,
  place: SandboxPlace,
  { fill, log }: { readonly fill: () => Promise<FillSandbox>; readonly log: Logger },
): HeldSandbox {
  let running: Promise<Running> | undefined
  let missedAt = -Infinity

  function run(): Promise<Running> {
    running ??= start(config, place, log).catch((err: unknown) => {
      running = undefined
      log.error({ err }, 'sandbox not opened')
      throw new CallError(kernelErrors.unavailable, { cause: err })
    })
    return running
  }

  /** Strangers may ask with made-up tokens: whether the database is there is looked for at most once in a while. */
  async function isThere(): Promise<boolean> {
    if (performance.now() < missedAt + LOOK_AGAIN_MS) return false
    const isMade = await place.isMade()
    if (!isMade) missedAt = performance.now()
    return isMade
  }

  const opened = async () => {
    if (running === undefined && !(await isThere())) return undefined
    return (await run()).services
  }
  return {
    services: opened,
    make: async () => (await run()).services,
    fill: async (tx, services, institution) => (await fill())(tx, services, institution),
    resume: () => void opened().catch((err: unknown) => log.warn({ err }, 'sandbox not opened')),
    close: async () => (await running?.catch(() => undefined))?.close(),
  }
}

async function start(config: Config, place: SandboxPlace, log: Logger): Promise<Running> {
  const own = await readSandboxConfig(config)
  await mkdir(own.dataDir, { recursive: true })
  await place.prepare(log)
  const services = makeServices(own, place.url, { isSandbox: true })
  await services.followClock()
  await services.outbound.follow()
  const pool = makeJobPool({
    url: place.url,
    onError: (err) => log.warn({ err }, 'database connection lost'),
  })
  const worker = superviseWorker(services, log, { pool, tasks: { 'reconcile-day': reconcileDay }, cron: '' })
  const sender = startWebhookSender(services)
  return {
    services,
    async close() {
      await Promise.all([sender.stop(), worker.stop()])
      await pool.end()
      await services.close()
    },
  }
}
