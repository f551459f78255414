import { type RawBuilder, sql } from 'kysely'
import type { creditAccess } from '@lqr/contract/credit/access-calls.ts'
import type { CreditAccessKind } from '@lqr/contract/credit/authorisation-letter.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import type * as z from 'zod'
import type { Db } from '../../../data/database.ts'
import type { Cut } from '../../../data/paging.ts'

export interface AccessQuery {
  readonly companyId: string
  readonly authorisationId?: string | undefined
  readonly orgId?: string | undefined
  readonly what?: CreditAccessKind | undefined
  readonly topic?: string | undefined
  readonly bizNo?: string | undefined
  /** Days in Shanghai, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export type AccessRow = z.output<typeof creditAccess>

const FROM = sql`credit_access l join credit_authorisation c on c.id = l.authorisation_id
  join account a on a.id = l.account_id left join organisation o on o.id = l.org_id`

const COLUMNS = sql`l.id, l.at, o.name "orgName", a.display_name who, l.what, coalesce(l.topics, '{}') topics, l.items,
  c.biz_no "bizNo", c.auth_no "authNo", l.digest_suite "digestSuite", l.digest`

function conditions(query: AccessQuery): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`l.company_id = ${query.companyId}`]
  if (query.authorisationId) parts.push(sql`l.authorisation_id = ${query.authorisationId}`)
  if (query.orgId) parts.push(sql`l.org_id = ${query.orgId}`)
  if (query.what) parts.push(sql`l.what = ${query.what}`)
  if (query.topic) parts.push(sql`l.topics @> array[${query.topic}]`)
  if (query.bizNo) parts.push(sql`c.biz_no = ${query.bizNo}`)
  if (query.from) parts.push(sql`l.at >= (${query.from}::date)::timestamp at time zone 'Asia/Shanghai'`)
  if (query.to) parts.push(sql`l.at < (${query.to}::date + 1)::timestamp at time zone 'Asia/Shanghai'`)
  return sql.join(parts, sql` and `)
}

/** One page of who looked at what of a company, the newest first. */
export async function listCompanyAccesses(
  db: Db,
  query: AccessQuery,
  page: Cut,
): Promise<{ rows: AccessRow[]; total: number }> {
  const wanted = conditions(query)
  const { rows } = await sql<AccessRow>`select ${COLUMNS} from ${FROM} where ${wanted}
    order by l.at desc, l.id desc limit ${page.limit} offset ${page.offset}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int total from (select 1 from ${FROM}
    where ${wanted} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Every delivery under an authorisation, in the order in which it happened. */
export async function listDeliveries(db: Db, authorisationId: string): Promise<AccessRow[]> {
  const { rows } = await sql<AccessRow>`select ${COLUMNS} from ${FROM}
    where l.authorisation_id = ${authorisationId} order by l.id`.execute(db)
  return rows
}
