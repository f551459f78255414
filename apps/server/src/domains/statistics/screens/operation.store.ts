import { sql } from 'kysely'
import { DAYS_SHOWN } from '@lqr/contract/statistics/screens/operation-screen.ts'
import type { Db } from '../../../data/database.ts'

export interface PulseRecord {
  readonly code: 'requests' | 'moves' | 'messages' | 'outside' | 'reads'
  /** 0 is today. */
  readonly ago: number
  readonly part: number
  readonly cases: number
}

const PART = '10 minutes'

/** What came in each ten minutes since `from`, the beginning of a day. */
const pulseOf = (code: PulseRecord['code'], table: string, column: string, from: Date, now: Date) =>
  sql`select ${sql.lit(code)} code, date_bin(${sql.lit(PART)}, ${sql.ref(column)}, ${from}::timestamptz) begun, count(*) cases
    from ${sql.table(table)} where ${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} <= ${now}::timestamptz group by 2`

/** What was done every ten minutes of today and of the days before it. */
export async function countPulses(db: Db, from: Date, now: Date): Promise<PulseRecord[]> {
  const { rows } = await sql<PulseRecord>`
    with part as (
      select 'requests' code, date_bin(${sql.lit(PART)}, minute, ${from}::timestamptz) begun, sum(answered) cases
      from service_minute where minute >= ${from}::timestamptz and minute <= ${now}::timestamptz group by 2 union all
      ${pulseOf('moves', 'case_event', 'at', from, now)} union all
      ${pulseOf('messages', 'message', 'created_at', from, now)} union all
      ${pulseOf('outside', 'connector_call', 'started_at', from, now)} union all
      ${pulseOf('reads', 'credit_access', 'at', from, now)}),
    told as (select code, begun at time zone 'Asia/Shanghai' begun, cases from part)
    select code, ((${now}::timestamptz at time zone 'Asia/Shanghai')::date - begun::date) ago,
      (extract(hour from begun) * 6 + floor(extract(minute from begun) / 10))::int part, cases::int cases from told`.execute(
    db,
  )
  return rows.filter(({ ago }) => ago >= 0 && ago < DAYS_SHOWN + 1)
}

export interface LaneRecord {
  readonly kind: string
  readonly part: number
  readonly calls: number
  readonly failures: number
}

/** How the calls of today went, by connector and quarter of an hour; what was refused by an answer has worked. */
export async function countLanes(db: Db, from: Date): Promise<LaneRecord[]> {
  const { rows } = await sql<LaneRecord>`
    select kind, floor(extract(epoch from started_at - ${from}::timestamptz) / 900)::int part, count(*)::int calls,
      count(*) filter (where outcome not in ('ok', 'refused'))::int failures
    from connector_call where started_at >= ${from}::timestamptz and outcome <> 'off' group by 1, 2`.execute(
    db,
  )
  return rows
}

export interface JobRecord {
  readonly name: string
  readonly waiting: number
  readonly running: number
  readonly failed: number
}

/** The queue by job. */
export async function countJobs(db: Db, now: Date): Promise<JobRecord[]> {
  const { rows } = await sql<JobRecord>`
    select task_identifier as name, count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= ${now}::timestamptz)::int waiting,
      count(*) filter (where locked_at is not null)::int running,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int failed
    from graphile_worker.jobs group by 1 order by 4 desc, 2 desc, 1`.execute(db)
  return rows
}

/** The last comparison of the figures with the cases. */
export async function lastCheck(db: Db) {
  return db
    .selectFrom('figure_check')
    .select(['checked_at as checkedAt', 'compared', 'differing'])
    .where('finished_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const ALIVE_SECONDS = 60

/** How many workers of jobs were heard of lately. */
export async function countAlive(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ alive: number }>`select count(*)::int alive from job_worker
    where seen_at > ${now}::timestamptz - make_interval(secs => ${ALIVE_SECONDS})`.execute(db)
  return rows[0]?.alive ?? 0
}

export interface ServiceRecord {
  readonly answered: number
  readonly failed: number
  readonly instances: number
  readonly byBound: readonly number[]
}

/** What all instances answered in the last whole minutes before this one. */
export async function countAnswers(db: Db, now: Date, minutes: number): Promise<ServiceRecord> {
  const { rows } = await sql<ServiceRecord>`
    with last as (select instance, answered, failed, by_bound from service_minute
      where minute < date_trunc('minute', ${now}::timestamptz)
        and minute >= date_trunc('minute', ${now}::timestamptz) - make_interval(mins => ${minutes})),
    bound as (select place, sum(answers)::int answers from last, unnest(by_bound) with ordinality b (answers, place) group by place)
    select coalesce(sum(answered), 0)::int answered, coalesce(sum(failed), 0)::int failed, count(distinct instance)::int instances,
      coalesce((select array_agg(answers order by place) from bound), '{}') "byBound" from last`.execute(db)
  return rows[0] ?? { answered: 0, failed: 0, instances: 0, byBound: [] }
}
