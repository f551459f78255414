import { operationsErrors as errors } from '@lqr/contract/operations/errors.ts'
import type { Db } from '../../data/database.ts'
import { CallError } from '../../http/call-error.ts'
import { findJob, type JobRecord } from './operations.store.ts'

/** Does something to a job that nobody works on, and answers the job as it was; throws when there is none, or when it runs. */
export async function withIdleJob(
  db: Db,
  id: string,
  act: (db: Db, id: string) => Promise<boolean>,
): Promise<JobRecord> {
  const job = await findJob(db, id)
  if (!job) throw new CallError(errors.jobNotFound)
  if (job.state === 'running' || !(await act(db, id))) throw new CallError(errors.jobRunning)
  return job
}
