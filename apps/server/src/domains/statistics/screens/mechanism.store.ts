import { sql } from 'kysely'
import { applicationStates, UNCOUNTED_STATES } from '@lqr/contract/applications/application-case.ts'
import {
  DAYS_AFTER,
  DAYS_BEFORE,
  type FlowRestCode,
} from '@lqr/contract/statistics/screens/mechanism-screen.ts'
import { PROVINCE_ALONE } from '@lqr/contract/statistics/measures.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'
import { CURRENT } from '../tally.store.ts'

export interface StandingRecord {
  /** `drawn` has gone all the way. */
  readonly rest: FlowRestCode | 'drawn'
  readonly cases: number
  /** Of so many enterprises they are at least. */
  readonly companies: number
  /** Of those so many whose amounts are in the sum: what was taken back is in none (decision 0209). */
  readonly summed: number
  readonly appliedYuan: number
  readonly creditedYuan: number
  readonly drawnYuan: number
}

/** Of so many of each state the enterprises are counted: enough to know that they are not few. */
const NEWEST_LOOKED_AT = 200
const COUNTED_STATES = applicationStates
  .map(({ code }) => code)
  .filter((code) => !UNCOUNTED_STATES.some((one) => one === code))

/** Where every application handed in during a year stands; a transferred one counts through its successor (decision 0010). */
export async function countStandings(db: Db, year: string, now: Date): Promise<StandingRecord[]> {
  const { rows } = await sql<StandingRecord>`
    with came as (select ${`${year}-01-01`}::date::timestamp at time zone 'Asia/Shanghai' as since),
    kept as (
      select split_part(key, '/', 2) rest, coalesce(sum(cases) filter (where measure = 'standing'), 0)::int cases,
        coalesce(sum(total) filter (where measure = 'standing'), 0) applied,
        coalesce(sum(total) filter (where measure = 'standing.credited'), 0) credited,
        coalesce(sum(total) filter (where measure = 'standing.drawn'), 0) drawn
      from ${CURRENT} t
      where measure in ('standing', 'standing.credited', 'standing.drawn') and region_code = ${PROVINCE_ALONE}
        and split_part(key, '/', 1) = ${year}
      group by 1),
    late as (
      select count(*)::int cases, coalesce(sum(amount_yuan), 0) applied from product_application, came
      where status = 'SUBMITTED' and due_at < ${now}::timestamptz and created_at >= since),
    newest as (
      select n.application from unnest(array[${codeLiterals(COUNTED_STATES)}]) counted (status), came, lateral (
        select a as application from product_application a where a.status = counted.status and a.status not in (${codeLiterals(UNCOUNTED_STATES)}) and a.created_at >= since
        order by a.created_at desc limit ${sql.lit(NEWEST_LOOKED_AT)}) n),
    known as (
      select case when (application).status = 'SUBMITTED' and (application).due_at < ${now}::timestamptz then 'overdue'
          else split_part(key, '/', 2) end rest, count(distinct (application).company_id)::int companies,
        count(distinct (application).company_id) filter (where (application).sealed_at is null)::int summed
      from newest, application_standings(application) where measure = 'standing' group by 1),
    standing as (
      select rest, cases - case rest when 'waiting' then (select cases from late) else 0 end cases,
        applied - case rest when 'waiting' then (select applied from late) else 0 end "appliedYuan",
        credited "creditedYuan", drawn "drawnYuan" from kept
      union all select 'overdue', cases, applied, 0, 0 from late)
    select rest, cases, coalesce(companies, 0) companies, coalesce(summed, 0) summed, "appliedYuan", "creditedYuan", "drawnYuan"
    from standing left join known using (rest)`.execute(db)
  return rows
}

export interface WaitingRecord {
  readonly kind: string
  readonly waitsFor: 'enterprise' | 'institution' | 'authority'
  /** Days from today until that of the limit, held to what has a place, below 0 for all that is over; null without a running clock. */
  readonly day: number | null
  readonly dueToday: boolean
  readonly cases: number
}

/** Every open case by kind, by whom it waits for and by how far its limit is; what ended earlier today is a day over it. */
export async function countWaiting(db: Db, dayStart: Date, now: Date): Promise<WaitingRecord[]> {
  const { rows } = await sql<WaitingRecord>`
    with today as (select (${now}::timestamptz at time zone 'Asia/Shanghai')::date today),
    kept as (
      select split_part(key, '/', 1) kind, split_part(key, '/', 2) waits_for, nullif(split_part(key, '/', 3), '')::date due_on, cases
      from ${CURRENT} t where measure = 'open.until' and region_code = ${PROVINCE_ALONE}),
    ended as (
      select kind, waits_for, count(*) cases from case_task
      where waits_for is not null and not is_paused and due_at >= ${dayStart}::timestamptz and due_at < ${now}::timestamptz
      group by 1, 2)
    select kind, waits_for "waitsFor",
      case when due_on is not null then least(${sql.lit(DAYS_BEFORE)}, greatest(${sql.lit(-DAYS_AFTER)}, due_on - today)) end "day",
      coalesce(due_on = today, false) "dueToday", sum(cases)::int cases
    from today, (select kind, waits_for, due_on, cases from kept
      union all select kind, waits_for, today, -cases from ended, today
      union all select kind, waits_for, today - 1, cases from ended, today) t
    group by 1, 2, 3, 4 having sum(cases) <> 0`.execute(db)
  return rows
}
