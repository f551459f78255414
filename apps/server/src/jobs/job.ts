import type { JobName } from '@lqr/contract/operations/job-names.ts'
import type { Db } from '../data/database.ts'
import type { Services } from '../http/services.ts'

/** A job: given the services and its payload; throwing makes it be retried. It must be safe to run twice. */
export type JobTask = (services: Services, payload: unknown) => Promise<void>

/** What runs under every name; `job-tasks.ts` does not compile while one is missing. */
export type JobTasks = Readonly<Record<JobName, JobTask>>

/** What follows when an operator gives a job up, in the same transaction: whoever waits for it is told, and may ask again. */
export type JobEnding = (tx: Db, payload: unknown, now: Date) => Promise<void>

/** The jobs that somebody waits for, with what follows when one is given up; of others nothing is left behind. */
export type JobEndings = Readonly<Partial<Record<JobName, JobEnding>>>
