import { operationsErrors as errors } from '@lqr/contract/operations/errors.ts'
import type { Db } from '../../data/database.ts'
import { CallError } from '../../http/call-error.ts'
import { findJob, type JobRecord } from './operations.store.ts'

/**
 * Does something to a job that nobody works on, and answers the job as it was with what came of it; throws when there is none, or when
 * it runs.
 */
export async function withIdleJob<R>(
  db: Db,
  id: string,
  act: (db: Db, id: string) => Promise<R | undefined>,
): Promise<{ readonly job: JobRecord; readonly done: R }> {
  const job = await findJob(db, id)
  if (!job) throw new CallError(errors.jobNotFound)
  const done = job.state === 'running' ? undefined : await act(db, id)
  if (done === undefined) throw new CallError(errors.jobRunning)
  return { job, done }
}
