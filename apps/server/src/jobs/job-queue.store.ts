import { sql } from 'kysely'
import type { JobName } from '@lqr/contract/operations/job-names.ts'
import type { Db } from '../data/database.ts'

/** How the queue of jobs stands. */
export interface QueueStanding {
  /** Due and not begun. */
  readonly waiting: number
  readonly running: number
  /** Failed and to be tried again. */
  readonly retrying: number
  /** Given up after the last attempt: somebody must look. */
  readonly failed: number
  /** Age of the oldest job that is due and not begun, in seconds. */
  readonly oldestSeconds: number
}

/** Counts the jobs by how they stand, by the clock of the database. */
export async function queueStanding(db: Db): Promise<QueueStanding> {
  const { rows } = await sql<QueueStanding>`select count(*) filter (where is_due)::int as waiting,
       count(*) filter (where locked_at is not null)::int as running,
       count(*) filter (where locked_at is null and last_error is not null and attempts < max_attempts)::int as retrying,
       count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed,
       coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float8 as "oldestSeconds"
     from (select locked_at, last_error, attempts, max_attempts, run_at,
       locked_at is null and attempts < max_attempts and run_at <= now() as is_due from graphile_worker.jobs) job`.execute(
    db,
  )
  return rows[0] ?? { waiting: 0, running: 0, retrying: 0, failed: 0, oldestSeconds: 0 }
}

/** Eight attempts take about an hour and a half: what fails then is no passing trouble. */
const STUBBORN_ATTEMPTS = 8

/** Jobs that failed again and again and are still to be tried. */
export async function countStubborn(db: Db): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from graphile_worker.jobs
    where last_error is not null and attempts >= ${STUBBORN_ATTEMPTS} and attempts < max_attempts`.execute(db)
  return rows[0]?.jobs ?? 0
}

/** Jobs of a name, however they stand. */
export async function countJobs(db: Db, name: JobName): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from graphile_worker.jobs
    where task_identifier = ${name}`.execute(db)
  return rows[0]?.jobs ?? 0
}
