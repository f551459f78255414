import { type RawBuilder, sql } from 'kysely'
import { DRAWN_STATES } from '@lqr/contract/applications/application-case.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'
import type { Row } from './row.ts'

/** Whose business, at the end of which working day, and which of it: what belongs to the day, or all of some cases. */
export interface Wanted {
  readonly orgId: string
  readonly from: string
  readonly day: string
  readonly numbers?: readonly string[]
}

const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Asia/Shanghai')::date`
const startOf = (day: string, later = 0) =>
  sql`(${day}::date + ${later}::int)::timestamp at time zone 'Asia/Shanghai'`

/**
 * What the platform holds of an institution's cases and those of its branches, counted from the cases as they stand: a
 * write-back that comes late belongs to the day of the business. Everything but balances has one row for a case, repayments one
 * for each of their days.
 */
export async function readRows(db: Db, { orgId, from, day, numbers }: Wanted): Promise<Row[]> {
  const moments = (moment: RawBuilder<unknown>) =>
    numbers ? sql`true` : sql`${moment} >= ${startOf(from)} and ${moment} < ${startOf(day, 1)}`
  const days = (on: RawBuilder<unknown>) =>
    numbers ? sql`true` : sql`${on} between ${from}::date and ${day}::date`
  const named = numbers ? sql`a.apply_no = any(${numbers}::text[])` : sql`true`
  const { rows } = await sql<Row>`
    with own as (select a.id, a.apply_no, a.status, a.amount_yuan, a.accepted_at, a.decided_at, a.credit_amount_yuan, a.reject_code,
        a.loan_amount_yuan, a.loan_date, a.repaid_yuan
      from product_application a where a.org_id in (select organisation_subtree(${orgId})) and ${named}),
    fact as (
      select 1 place, 'accepted' kind, apply_no, ${dayOf(sql`accepted_at`)} as on_day, amount_yuan amount, null::text state
      from own where accepted_at is not null and ${moments(sql`accepted_at`)}
      union all
      select 2, 'decision', apply_no, ${dayOf(sql`decided_at`)}, coalesce(credit_amount_yuan, 0),
        case when credit_amount_yuan is null then 'refused' else 'granted' end
      from own where decided_at is not null and (credit_amount_yuan is not null or reject_code is not null)
        and ${moments(sql`decided_at`)}
      union all
      select 3, 'contract', o.apply_no, ${dayOf(sql`min(e.at)`)}, o.credit_amount_yuan, null
      from own o join case_event e on e.kind = 'application' and e.case_id = o.id and e.action = 'sign'
      where o.credit_amount_yuan is not null and ${moments(sql`e.at`)} group by o.id, o.apply_no, o.credit_amount_yuan
      union all
      select 4, 'drawdown', apply_no, loan_date, loan_amount_yuan, null
      from own where status in (${codeLiterals(DRAWN_STATES)}) and ${days(sql`loan_date`)}
      union all
      select 5, 'repayment', o.apply_no, r.repaid_on, sum(r.principal_yuan), null
      from own o join application_repayment r on r.application_id = o.id
      where ${days(sql`r.repaid_on`)} group by o.apply_no, r.repaid_on
      union all
      select 6, 'balance', o.apply_no, ${day}::date, o.loan_amount_yuan - coalesce(o.repaid_yuan, 0) + later.yuan, null
      from own o cross join lateral (select coalesce(sum(r.principal_yuan), 0) yuan from application_repayment r
        where r.application_id = o.id and r.repaid_on > ${day}::date) later
      where o.status in (${codeLiterals(DRAWN_STATES)}) and o.loan_date <= ${day}::date
        and o.loan_amount_yuan - coalesce(o.repaid_yuan, 0) + later.yuan > 0
        and not exists (select from case_event e where e.kind = 'application' and e.case_id = o.id and e.action = 'settle'
          and e.at < ${startOf(day, 1)}))
    select kind, apply_no "applyNo", on_day "day", amount "amountYuan", state from fact
    order by place, apply_no, on_day`.execute(db)
  return rows
}
