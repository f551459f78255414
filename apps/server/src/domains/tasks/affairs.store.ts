import { type RawBuilder, sql } from 'kysely'
import type { CaseKindCode } from '@lqr/contract/all-cases.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import type { AffairRow } from '@lqr/contract/tasks/entities.ts'
import type { Db } from '../../data/database.ts'
import type { Cut } from '../../data/paging.ts'

export interface AffairQuery {
  readonly companyId: string
  readonly terms: readonly string[]
  readonly kind?: CaseKindCode | undefined
  readonly waitsForUs?: boolean | undefined
  readonly now: Date
}

/** Number, title or institution contains the word, whatever its case. */
function contains(term: string): RawBuilder<unknown> {
  const pattern = `%${term}%`
  return sql`(lower(t.number) like ${pattern} or lower(normalize(t.title, NFKC)) like ${pattern}
    or exists (select from organisation o where o.id = t.org_id and lower(normalize(o.name, NFKC)) like ${pattern}))`
}

function conditions({ companyId, terms, kind, waitsForUs }: AffairQuery): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`t.company_id = ${companyId}::bigint`, ...terms.map(contains)]
  if (kind) parts.push(sql`t.kind = ${kind}`)
  if (waitsForUs) parts.push(sql`t.waits_for = 'enterprise'`)
  return sql.join(parts, sql` and `)
}

/** One page of what an enterprise has under way: what waits for it first, then what moved last. */
export async function listAffairRows(
  db: Db,
  query: AffairQuery,
  { limit, offset }: Cut,
): Promise<AffairRow[]> {
  const { rows } =
    await sql<AffairRow>`select t.kind, t.case_id "caseId", t.thread_id "threadId", t.number, t.title,
      o.name "orgName", t.amount_yuan "amountYuan", t.status, t.waits_for "waitsFor", t.due_at "dueAt", t.is_paused "isPaused",
      coalesce(t.due_at < ${query.now.toISOString()}, false) "isOverdue", t.opened_at "openedAt", t.updated_at "updatedAt"
    from case_task t left join organisation o on o.id = t.org_id where ${conditions(query)}
    order by t.waits_for is distinct from 'enterprise', t.updated_at desc, t.kind, t.case_id limit ${limit} offset ${offset}`.execute(
      db,
    )
  return rows
}

/** How many affairs match, counted up to one beyond the exact limit. */
export async function countAffairs(db: Db, query: AffairQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 from case_task t where ${conditions(query)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return rows[0]?.total ?? 0
}
