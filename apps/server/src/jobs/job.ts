import type { JobName } from '@lqr/contract/operations/job-names.ts'
import type { Services } from '../http/services.ts'

/** A job: given the services and its payload; throwing makes it be retried. It must be safe to run twice. */
export type JobTask = (services: Services, payload: unknown) => Promise<void>

/** What runs under every name; `job-tasks.ts` does not compile while one is missing. */
export type JobTasks = Readonly<Record<JobName, JobTask>>
