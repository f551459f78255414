import { makePool } from '../data/pool.ts'
import { readConfig } from '../config.ts'
import { makeLogger } from '../http/log.ts'
import { jobTasks } from '../job-tasks.ts'
import { superviseWorker } from '../jobs/worker.ts'
import { makeServices } from '../make-services.ts'

// A process that works on the jobs it finds, until the test kills it.
const url = process.env.DATABASE_URL ?? ''
superviseWorker(makeServices(readConfig(), url), makeLogger('silent'), {
  pool: makePool({ url, max: 4 }),
  tasks: jobTasks,
  cron: '',
})
