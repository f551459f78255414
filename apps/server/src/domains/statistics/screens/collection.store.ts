import { sql } from 'kysely'
import { UNCOUNTED_STATES } from '@lqr/contract/applications/application-case.ts'
import { ACCESS_STATES } from '@lqr/contract/credit/states.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'

export interface SourceRecord {
  readonly code: string
  readonly records: number
  readonly newestAt: string | null
}

/** Records of credit information by topic, as they stand. */
export async function countItems(db: Db): Promise<SourceRecord[]> {
  const { rows } = await sql<SourceRecord>`
    select topic code, count(*)::int records, max(fetched_at) "newestAt" from credit_item
    where superseded_at is null and ended_at is null group by 1`.execute(db)
  return rows
}

/** What else is collected, and when the newest of it came. Drafts are nobody's data yet. */
export async function countCollected(db: Db): Promise<SourceRecord[]> {
  const { rows } = await sql<SourceRecord>`
    select 'tax' code, count(*)::int records, max(applied_at) "newestAt" from tax_report
    union all select 'rosters', count(*)::int, max(r.published_at) from roster_entry n
      join roster r on r.id = n.roster_id where r.status = 'PUBLISHED' and n.change is distinct from 'ADD'
    union all select 'certification', count(*)::int, max(reviewed_at) from enterprise where certi_flg = 3
    union all select 'needs', count(*)::int, max(published_at) from financing_need where published_at is not null
    union all select 'applications', count(*)::int, max(created_at) from product_application
      where status not in (${codeLiterals(UNCOUNTED_STATES)})
    union all select 'reports', count(*)::int, max(created_at) from demand_report where status <> 'DRAFT'
    union all select 'valuations', count(*)::int, max(created_at) from valuation
    union all select 'openings', count(*)::int, max(created_at) from account_opening where status <> 'DRAFT'`.execute(
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

/** How the consents of enterprises stand at a moment; `from` is the beginning of its day. */
export async function countConsents(db: Db, from: Date, now: Date): Promise<ConsentCounts> {
  const { rows } = await sql<ConsentCounts>`
    select count(*) filter (where lives)::int living,
      count(*) filter (where lives and coalesce(decided_at, created_at) >= ${from}::timestamptz)::int "grantedToday",
      count(*) filter (where revoked_at >= ${from}::timestamptz)::int "revokedToday",
      count(*) filter (where status = 'REVOKED')::int revoked,
      count(*) filter (where lives and valid_to <= ${now}::timestamptz + make_interval(days => ${EXPIRING_DAYS}))::int expiring,
      count(*) filter (where status = 'REQUESTED')::int asked
    from (select status, created_at, decided_at, revoked_at, valid_to, status in (${codeLiterals(ACCESS_STATES)}) and valid_from <= ${now}::timestamptz and valid_to > ${now}::timestamptz lives
      from credit_authorisation) a`.execute(db)
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
    select a.purpose_code purpose, count(*)::int reads, count(*) filter (where c.at >= ${from}::timestamptz)::int today
    from credit_access c join credit_authorisation a on a.id = c.authorisation_id group by 1`.execute(db)
  return rows
}
