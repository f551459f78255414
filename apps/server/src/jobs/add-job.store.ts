import { sql } from 'kysely'
import type { Db } from '../data/database.ts'
import type { JobName } from '@lqr/contract/operations/job-names.ts'

/** Jobs without a priority have 0; lower ones go first. */
export const SLOW = 10

/** Puts a job into the outbox inside the caller's transaction: it runs when, and only when, that commits. */
export async function addJob(db: Db, name: JobName, payload: object, runAt?: Date): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    run_at => ${runAt?.toISOString() ?? null}::timestamptz)`.execute(db)
}

/** The same for work that takes its time and comes in crowds: every other job that waits goes before it. */
export async function addSlowJob(db: Db, name: JobName, payload: object): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, priority => ${sql.lit(SLOW)})`.execute(
    db,
  )
}

/** The same for a job of which one that waits is enough, or one for each `of`: asking again keeps the one there is. */
export async function addJobOnce(db: Db, name: JobName, payload: object = {}, of?: string): Promise<void> {
  const key = of === undefined ? name : `${name}:${of}`
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, job_key => ${key})`.execute(
    db,
  )
}

/**
 * A job that is only there to fail, at its first attempt: it stays until an operator discards it. While there is one of the same `of`, no
 * other is added, and the one there is stays as it stands.
 */
export async function addLastingJob(db: Db, name: JobName, payload: object, of: string): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, max_attempts => 1,
    job_key => ${`${name}:${of}`}, job_key_mode => 'unsafe_dedupe')`.execute(db)
}
