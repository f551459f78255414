import { type RawBuilder, sql } from 'kysely'
import { accountOpeningCase } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import type { OPENING_SORTS } from '@lqr/contract/bank-accounts/calls.ts'
import type { AccountOpeningRow } from '@lqr/contract/bank-accounts/entities.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { type CaseScope, sealedFor, withinScope } from '../../cases/case.store.ts'
import type { Db } from '../../data/database.ts'

export interface OpeningQuery {
  readonly scope: CaseScope
  readonly terms: readonly string[]
  readonly status?: string | undefined
  readonly accountType?: string | undefined
  readonly openOnly?: boolean | undefined
}

function contains(term: string, sealed: RawBuilder<boolean>): RawBuilder<unknown> {
  const pattern = `%${term}%`
  return sql`(lower(c.number) like ${pattern} or lower(normalize(o.name, NFKC)) like ${pattern}
    or (not ${sealed} and lower(normalize(c.corporate_name, NFKC)) like ${pattern}))`
}

function matching({ scope, terms, status, accountType, openOnly }: OpeningQuery): RawBuilder<unknown> {
  const sealed = sealedFor('c', scope)
  const conditions = [
    withinScope('c', scope),
    ...terms.map((term) => contains(term, sealed)),
    ...(status ? [sql`c.status = ${status}`] : []),
    ...(accountType ? [sql`c.account_type = ${accountType}`] : []),
    ...(openOnly ? [sql`c.status = any(${statesIn(accountOpeningCase, 'open')}::text[])`] : []),
  ]
  return sql`from account_opening c join opening_branch b on b.org_id = c.branch_org_id
    join opening_bank k on k.org_id = b.bank_org_id join organisation o on o.id = b.org_id
    where ${sql.join(conditions, sql` and `)}`
}

const ORDERS: Record<(typeof OPENING_SORTS)[number], RawBuilder<unknown>> = {
  due: sql`c.due_at nulls last, c.id desc`,
  newest: sql`c.id desc`,
  appointment: sql`c.appoint_time desc, c.id desc`,
}

/** One page of openings within the scope. */
export async function listOpenings(
  db: Db,
  query: OpeningQuery,
  { sort, now, limit, offset }: { sort: keyof typeof ORDERS; now: Date; limit: number; offset: number },
): Promise<AccountOpeningRow[]> {
  const { rows } =
    await sql<AccountOpeningRow>`select c.id::text id, c.number "applyNo", k.bank_code "bankCode",
      (select h.name from organisation h where h.id = organisation_successor(k.org_id)) "bankName",
      b.branch_code "branchCode", o.name "branchName", c.account_type "accountType",
      c.appoint_time "appointTime",
      case when not ${sealedFor('c', query.scope)} then c.corporate_name end "corporateName",
      c.account_no_masked "accountNoMasked", c.status, c.due_at "dueAt", false "isPaused",
      coalesce(c.due_at < ${now.toISOString()}, false) "isOverdue", c.officer_name "officerName",
      c.created_at "createdAt", c.updated_at "updatedAt"
    ${matching(query)} order by ${ORDERS[sort]} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** How many openings match, counted up to one beyond the exact limit. */
export async function countOpenings(db: Db, query: OpeningQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 ${matching(query)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return rows[0]?.total ?? 0
}
