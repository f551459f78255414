import './env.ts'
import { mkdir } from 'node:fs/promises'
import { makeApp } from './app.ts'
import { startSealer } from './audit/sealer.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './data/open-database.ts'
import { makeLogger } from './http/log.ts'
import { cronLines, jobTasks } from './job-tasks.ts'
import { makePool } from './data/pool.ts'
import { superviseWorker } from './jobs/worker.ts'
import { makeServices } from './make-services.ts'
import { registerPages } from './pages/register-pages.ts'
import { announce } from './announce.ts'
import { loadDemo } from './data/load-demo.ts'

/** Two jobs at a time, news of new ones, and the heartbeat. */
const JOB_CONNECTIONS = 4

const config = readConfig()
const log = makeLogger(config.logLevel)
await mkdir(config.dataDir, { recursive: true })
const database = await openDatabase(config, log)
const services = makeServices(config, database.url)
if (config.demo) {
  const { seedDemo } = await import('../../../database/seeds/demo/seed-demo.ts')
  await loadDemo(services, seedDemo)
}
const jobPool = makePool({
  url: database.url,
  max: JOB_CONNECTIONS,
  onError: (err) => log.warn({ err }, 'database connection lost'),
})
const worker = superviseWorker(services, log, { pool: jobPool, tasks: jobTasks, cron: cronLines })
const app = await makeApp(services, { pages: registerPages, worker })
const sealer = startSealer(services.pool, log)
await app.listen({ port: config.port, host: config.host })
const accounts = config.demo ? await import('../../../database/seeds/demo/demo-accounts.ts') : undefined
announce(config, app, accounts?.DEMO_ACCOUNTS)

let stopping = false

/** Ends what is under way, then gives back connections and the embedded database; a second signal is ignored. */
async function stop(signal: string): Promise<void> {
  if (stopping) return
  stopping = true
  log.info({ signal }, 'stopping')
  await app.close()
  await worker.stop()
  await jobPool.end()
  await sealer.stop()
  await services.close()
  await database.close()
  process.exit(0)
}

process.once('SIGTERM', (signal) => void stop(signal))
process.once('SIGINT', (signal) => void stop(signal))
process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'))
