import { makeLogger } from '../http/log.ts'
import { readConfig } from '../config.ts'
import { makeServices } from '../make-services.ts'
import { jobTasks } from '../job-tasks.ts'
import { makeJobPool } from '../data/job-pool.ts'
import { superviseWorker } from './worker.ts'

// A process that takes up one job, makes its effect, and never comes to its end: the test kills it.
const url = process.env.DATABASE_URL ?? ''
const services = makeServices(readConfig(), url)
superviseWorker(services, makeLogger('silent'), {
  pool: makeJobPool({ url }),
  tasks: {
    ...jobTasks,
    'purge-expired': async ({ pool }) => {
      await pool.query('insert into effect values (1) on conflict do nothing')
      process.send?.('made')
      await new Promise(() => {})
    },
  },
  cron: '',
})
