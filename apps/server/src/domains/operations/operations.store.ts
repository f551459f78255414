import { sql } from 'kysely'
import type { JobState, JobName } from '@lqr/contract/operations/job-names.ts'
import { EXACT_TOTAL_LIMIT, type Page } from '@lqr/contract/kernel/page.ts'
import type { Db } from '../../data/database.ts'
import { countedPage, type PageRequest } from '../../data/paging.ts'

export interface JobRecord {
  readonly id: string
  readonly name: JobName
  readonly state: JobState
  readonly attempts: number
  readonly maxAttempts: number
  readonly reason: string | null
  readonly runAt: string
  readonly createdAt: string
}

/** Reasons are for reading: of a long one its beginning. */
const REASON_LENGTH = 500

const JOBS = sql`(select id::text, task_identifier as name,
    case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
      when last_error is not null then 'retrying' else 'waiting' end as state,
    attempts::int, max_attempts::int as "maxAttempts", left(last_error, ${sql.lit(REASON_LENGTH)}) as reason,
    run_at as "runAt", created_at as "createdAt"
  from graphile_worker.jobs) job`
const COLUMNS = sql`id, name, state, attempts, "maxAttempts", reason, "runAt", "createdAt"`

/** The jobs that somebody must look at first, then what is tried again, runs and waits; of each the earliest first. */
export async function pageJobs(
  db: Db,
  { state, currentPageNum, pageSize }: PageRequest & { readonly state: JobState | undefined },
): Promise<Page<JobRecord>> {
  const wanted = state === undefined ? sql`true` : sql`state = ${state}`
  const { rows } = await sql<JobRecord>`select ${COLUMNS} from ${JOBS} where ${wanted}
    order by array_position(array['failed', 'retrying', 'running', 'waiting'], state), "runAt", id::bigint
    limit ${pageSize} offset ${(currentPageNum - 1) * pageSize}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total from
    (select from ${JOBS} where ${wanted} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  return countedPage(rows, total, { currentPageNum, pageSize })
}

export async function findJob(db: Db, id: string): Promise<JobRecord | undefined> {
  const { rows } = await sql<JobRecord>`select ${COLUMNS} from ${JOBS} where id = ${id}`.execute(db)
  return rows[0]
}

/** Makes it due now with all its attempts; undefined when it is being worked on. */
export async function rescheduleJob(db: Db, id: string): Promise<{ readonly id: string } | undefined> {
  const { rows } = await sql<{
    id: string
  }>`select id from graphile_worker.reschedule_jobs(array[${id}::bigint], now(), null, 0)`.execute(db)
  return rows[0]
}

/** Takes it out of the queue and answers what it was given; undefined when it is being worked on. */
export async function removeJob(db: Db, id: string): Promise<{ readonly payload: unknown } | undefined> {
  const { rows } = await sql<{
    payload: unknown
  }>`select payload from graphile_worker.complete_jobs(array[${id}::bigint])`.execute(db)
  return rows[0]
}

/** The workers of all instances; one counts as alive while it was heard of within this many seconds. */
export async function listWorkers(db: Db, aliveSeconds: number) {
  return db
    .selectFrom('job_worker')
    .select((eb) => [
      'instance',
      sql<boolean>`seen_at > now() - make_interval(secs => ${aliveSeconds})`.as('isAlive'),
      'started_at as startedAt',
      'seen_at as seenAt',
      'restarts',
      eb.ref('last_error').as('lastError'),
    ])
    .orderBy('instance')
    .orderBy('started_at')
    .execute()
}

/** Whether a job of this name waits or runs; one that was given up does neither. */
export async function isUnderWay(db: Db, name: JobName): Promise<boolean> {
  const { rows } = await sql`select id from graphile_worker.jobs
    where task_identifier = ${name} and attempts < max_attempts limit 1`.execute(db)
  return rows.length > 0
}
