import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'

export interface EventRecord {
  readonly id: string
  readonly at: string
  readonly kind: 'need' | 'applied' | 'credited' | 'drawn'
  readonly regionCode: string | null
  readonly areaName: string | null
  readonly corporateName: string
  readonly amountYuan: number | null
  readonly orgId: string | null
  readonly orgName: string | null
  readonly isExample: boolean
}

const LATELY_DAYS = 30

/** What enterprises and institutions have done last: needs published, applications handed in, granted and paid out, but for those taken back at once. */
export async function listEvents(db: Db, now: Date, limit: number): Promise<EventRecord[]> {
  const { rows } = await sql<EventRecord>`
    with last as (
      select id, at, kind, case_id, to_status from case_event
      where at <= ${now}::timestamptz and at > ${now}::timestamptz - make_interval(days => ${LATELY_DAYS})
        and ((kind = 'need' and to_status = 'PUBLISHED' and from_status is distinct from 'PUBLISHED'
          and action <> 'reopen')
          or (kind = 'application' and action in ('submit', 'credit', 'disburse')))
      order by at desc, id desc limit ${limit})
    select last.id::text, last.at, 'need' kind, n.area_code "regionCode", r.name "areaName",
      e.corporate_name "corporateName", n.amount_yuan "amountYuan", null "orgId", null "orgName", n.is_example "isExample"
    from last join financing_need n on n.id = last.case_id join enterprise e on e.id = n.company_id
      left join region r on r.code = n.area_code
    where last.kind = 'need' and n.demand_type is not null and n.sealed_at is null
    union all
    select last.id::text, last.at, case last.to_status when 'CREDITED' then 'credited' when 'DISBURSED' then 'drawn' else 'applied' end,
      a.region_code, r.name, e.corporate_name,
      case last.to_status when 'CREDITED' then a.credit_amount_yuan when 'DISBURSED' then a.loan_amount_yuan else a.amount_yuan end,
      a.org_id::text, case when last.to_status = 'DISBURSED' then organisation_label(o.short_name, o.merged_into_id) end, a.is_example
    from last join product_application a on a.id = last.case_id join enterprise e on e.id = a.company_id
      join organisation o on o.id = a.org_id left join region r on r.code = a.region_code
    where last.kind = 'application' and a.status <> 'TRANSFERRED' and a.sealed_at is null
    order by 2 desc, 1 desc`.execute(db)
  return rows
}
