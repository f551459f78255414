import path from 'node:path'
import { seedDemo } from '../../../../database/seeds/demo/seed-demo.ts'
import { makeApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { loadDemo } from '../data/load-demo.ts'
import { openDatabase } from '../data/open-database.ts'
import { cronLines, jobTasks } from '../job-tasks.ts'
import { makeJobPool } from '../data/job-pool.ts'
import { superviseWorker } from '../jobs/worker.ts'
import { makeLogger } from '../http/log.ts'
import type { Services } from '../http/services.ts'
import { makeServices } from '../make-services.ts'

export const FIELD_KEY = 'b'.repeat(64)

/** What the product is started with; without an address it uses the embedded database in the folder. */
export function demoConfig(dataDir: string, url?: string) {
  return readConfig({
    DATA_DIR: path.resolve(dataDir),
    ...(url ? { DATABASE_URL: url } : {}),
    DATABASE_POOL: '3',
    DEMO: '1',
    LOG_LEVEL: 'silent',
    FIELD_KEY,
  })
}

/** Starts the product as far as its pages, with the demonstration data, and ends it after `use`. */
export async function withProduct<T>(
  config: ReturnType<typeof demoConfig>,
  use: (app: Awaited<ReturnType<typeof makeApp>>, services: Services) => Promise<T>,
): Promise<T> {
  const log = makeLogger(config.logLevel)
  const database = await openDatabase(config, log)
  const services = makeServices(config, database.url)
  try {
    await loadDemo(services, seedDemo)
    const app = await makeApp(services)
    const pool = makeJobPool({ url: database.url })
    const worker = superviseWorker(services, log, { pool, tasks: jobTasks, cron: cronLines })
    await worker.started
    try {
      return await use(app, services)
    } finally {
      await worker.stop()
      await pool.end()
      await app.close()
    }
  } finally {
    await services.close()
    await database.close()
  }
}
