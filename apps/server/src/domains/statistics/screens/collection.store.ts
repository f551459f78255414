import { sql } from 'kysely'
import { UNCOUNTED_STATES } from '@lqr/contract/applications/application-case.ts'
import { ACCESS_STATES } from '@lqr/contract/credit/states.ts'
import { LEDGER_STAGES } from '@lqr/contract/demand-reports/report-case.ts'
import { PROVINCE_ALONE } from '@lqr/contract/statistics/measures.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'
import { CURRENT } from '../tally.store.ts'

export interface SourceRecord {
  readonly code: string
  readonly records: number
  readonly newestAt: string | null
}

/** Records of credit information by topic, as they stand. */
export async function countItems(db: Db): Promise<SourceRecord[]> {
  const { rows } = await sql<SourceRecord>`
    select kept.code, kept.records, (select max(i.fetched_at) from credit_item i
      where i.topic = kept.code and i.superseded_at is null and i.ended_at is null) "newestAt"
    from (select key code, sum(cases)::int records from ${CURRENT} t
      where measure = 'collected.topic' and region_code = ${PROVINCE_ALONE} group by key having sum(cases) <> 0) kept`.execute(
    db,
  )
  return rows
}

/** What else is collected, and when the newest of it came. Drafts are nobody's data yet; demand reports count as in the published figures. */
export async function countCollected(db: Db): Promise<SourceRecord[]> {
  const { rows } = await sql<SourceRecord>`
    with kept as (
      select case measure when 'certified' then 'certification' when 'applied' then 'applications' else key end code, sum(cases)::int records
      from ${CURRENT} t where measure in ('certified', 'applied', 'collected') group by 1),
    newest (code, newest_at) as (
      select 'tax', (select max(applied_at) from tax_report)
      union all select 'certification', (select max(reviewed_at) from enterprise where certi_flg = 3)
      union all select 'needs', (select max(published_at) from financing_need where published_at is not null)
      union all select 'applications', (select max(created_at) from product_application
        where status not in (${codeLiterals(UNCOUNTED_STATES)}))
      union all select 'reports', (select max(created_at) from demand_report where status in (${codeLiterals(LEDGER_STAGES.filed)}))
      union all select 'valuations', (select max(created_at) from valuation)
      union all select 'openings', (select max(created_at) from account_opening where status <> 'DRAFT'))
    select newest.code, coalesce(kept.records, 0) records, newest.newest_at "newestAt"
    from newest left join kept on kept.code = newest.code
    union all select 'rosters', count(*)::int, max(r.published_at) from roster_entry n
      join roster r on r.id = n.roster_id where r.status = 'PUBLISHED' and n.change is distinct from 'ADD'`.execute(
    db,
  )
  return rows
}

export interface ConsentCounts {
  readonly living: number
  readonly grantedToday: number
  readonly revokedToday: number
  readonly revoked: number
  readonly expiring: number
  readonly asked: number
}

const EXPIRING_DAYS = 7

const LETS_LOOK = sql`status in (${codeLiterals(ACCESS_STATES)})`

/**
 * How the consents of enterprises stand at a moment; `from` is the beginning of its day. Days to come are summed, and the rows of
 * this day say which have ended or not begun.
 */
export async function countConsents(db: Db, from: Date, now: Date): Promise<ConsentCounts> {
  const at = sql`${now}::timestamptz`
  const lives = sql`${LETS_LOOK} and valid_from <= ${at} and valid_to > ${at}`
  const { rows } = await sql<ConsentCounts>`
    with kept as (select measure, key, sum(cases)::int cases from ${CURRENT} t
      where measure in ('consents', 'consents.until') and region_code = ${PROVINCE_ALONE} group by 1, 2)
    select coalesce((select sum(cases) from kept where measure = 'consents.until' and key >= (${from}::timestamptz at time zone 'Asia/Shanghai')::date::text), 0)::int
        - (select count(*) from credit_authorisation where ${LETS_LOOK} and valid_to >= ${from}::timestamptz and valid_to <= ${at})::int
        - (select count(*) from credit_authorisation where ${LETS_LOOK} and valid_from > ${at} and valid_to > ${at})::int living,
      (select count(*)::int from credit_authorisation where ${lives} and coalesce(decided_at, created_at) >= ${from}::timestamptz) "grantedToday",
      (select count(*)::int from credit_authorisation where revoked_at >= ${from}::timestamptz) "revokedToday",
      coalesce((select cases from kept where measure = 'consents' and key = 'REVOKED'), 0) revoked,
      (select count(*)::int from credit_authorisation where ${lives} and valid_to <= ${at} + make_interval(days => ${EXPIRING_DAYS})) expiring,
      coalesce((select cases from kept where measure = 'consents' and key = 'REQUESTED'), 0) asked`.execute(
    db,
  )
  return rows[0] ?? { living: 0, grantedToday: 0, revokedToday: 0, revoked: 0, expiring: 0, asked: 0 }
}

export interface UseRecord {
  readonly purpose: string
  readonly reads: number
  readonly today: number
}

/** What institutions have looked at, by what the enterprise consented to. */
export async function countUses(db: Db, from: Date): Promise<UseRecord[]> {
  const { rows } = await sql<UseRecord>`
    with today as (select a.purpose_code purpose, count(*)::int reads from credit_access c
      join credit_authorisation a on a.id = c.authorisation_id where c.at >= ${from}::timestamptz group by 1)
    select kept.purpose, kept.reads, coalesce(today.reads, 0) today
    from (select key purpose, sum(cases)::int reads from ${CURRENT} t
      where measure = 'looks' and region_code = ${PROVINCE_ALONE} group by key having sum(cases) <> 0) kept
    left join today on today.purpose = kept.purpose`.execute(db)
  return rows
}
