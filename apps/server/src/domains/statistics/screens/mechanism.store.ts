import { sql } from 'kysely'
import {
  DAYS_AFTER,
  DAYS_BEFORE,
  type FlowRestCode,
} from '@lqr/contract/statistics/screens/mechanism-screen.ts'
import { DRAWN_STATES, UNCOUNTED_STATES } from '@lqr/contract/applications/application-case.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'

export interface StandingRecord {
  /** `drawn` has gone all the way. */
  readonly rest: FlowRestCode | 'drawn'
  readonly cases: number
  /** How many enterprises they are of. */
  readonly companies: number
  readonly appliedYuan: number
  readonly creditedYuan: number
  readonly drawnYuan: number
}

/** Where every application handed in since `from` stands; a transferred one counts through its successor (decision 0010). */
export async function countStandings(db: Db, from: string, now: Date): Promise<StandingRecord[]> {
  const { rows } = await sql<StandingRecord>`
    select case
        when status in (${codeLiterals(DRAWN_STATES)}) then 'drawn'
        when status = 'SIGNED' then 'drawing' when status = 'CREDITED' then 'signing'
        when status = 'SUPPLEMENT' then 'supplement'
        when status = 'SUBMITTED' and due_at < ${now}::timestamptz then 'overdue' when status = 'SUBMITTED' then 'waiting'
        when status = 'EXPIRED' then 'lapsed'
        when status = 'WITHDRAWN' and accepted_at is null then 'withdrawnEarly' when status = 'WITHDRAWN' then 'withdrawn'
        when status = 'REJECTED' and accepted_at is null then 'refusedEarly' when status = 'REJECTED' then 'refused'
        else 'deciding' end rest,
      count(*)::int cases, count(distinct company_id)::int companies, sum(amount_yuan) "appliedYuan",
      coalesce(sum(credit_amount_yuan), 0) "creditedYuan", coalesce(sum(loan_amount_yuan), 0) "drawnYuan"
    from product_application
    where created_at >= ${from}::date::timestamp at time zone 'Asia/Shanghai' and status not in (${codeLiterals(UNCOUNTED_STATES)})
    group by 1`.execute(db)
  return rows
}

export interface WaitingRecord {
  readonly kind: string
  readonly waitsFor: 'enterprise' | 'institution' | 'authority'
  /** Whole days until the limit, held to what has a place; null without a running clock. */
  readonly day: number | null
  readonly dueToday: boolean
  readonly cases: number
}

/** Every open case by kind, by whom it waits for and by how far its limit is. */
export async function countWaiting(db: Db, now: Date): Promise<WaitingRecord[]> {
  const { rows } = await sql<WaitingRecord>`
    select kind, waits_for "waitsFor",
      case when due_at is not null and not is_paused then least(${sql.lit(DAYS_BEFORE)}, greatest(${sql.lit(-DAYS_AFTER)},
        floor(extract(epoch from due_at - ${now}::timestamptz) / 86400)))::int end as day,
      coalesce(not is_paused and due_at >= ${now}::timestamptz
        and (due_at at time zone 'Asia/Shanghai')::date = (${now}::timestamptz at time zone 'Asia/Shanghai')::date, false) "dueToday",
      count(*)::int cases
    from case_task where waits_for is not null group by 1, 2, 3, 4`.execute(db)
  return rows
}
