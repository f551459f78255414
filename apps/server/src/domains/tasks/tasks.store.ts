import { type RawBuilder, sql } from 'kysely'
import type { CaseKindCode } from '@lqr/contract/all-cases.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import type { TaskRow } from '@lqr/contract/tasks/entities.ts'
import type { CaseScope } from '../../cases/case.store.ts'
import type { Db } from '../../data/database.ts'
import type { Cut } from '../../data/paging.ts'

export interface TaskQuery {
  readonly scope: CaseScope
  readonly terms: readonly string[]
  readonly kind?: CaseKindCode | undefined
  /** Kinds that are left out. */
  readonly exceptKinds?: readonly CaseKindCode[] | undefined
  readonly officerIds?: readonly string[] | undefined
  readonly unassignedOnly?: boolean | undefined
  readonly overdueOnly?: boolean | undefined
  readonly waitsForUs: boolean
  readonly now: Date
}

/** Number, title or enterprise contains the word, whatever its case. */
function contains(term: string): RawBuilder<unknown> {
  const pattern = `%${term}%`
  return sql`(lower(t.number) like ${pattern} or lower(normalize(t.title, NFKC)) like ${pattern}
    or exists (select from enterprise e where e.id = t.company_id
      and lower(normalize(e.corporate_name, NFKC)) like ${pattern}))`
}

/** An authority finds what waits for it in its area; an institution what its cases wait for. */
function sideConditions({ scope: { areas, orgIds }, waitsForUs }: TaskQuery): RawBuilder<unknown>[] {
  if (areas === 'province') return [sql`t.waits_for = 'authority'`]
  if (areas.length > 0) return [sql`t.waits_for = 'authority' and t.region_code = any(${areas}::char(6)[])`]
  const org =
    orgIds.length === 1 ? sql`t.org_id = ${orgIds[0]}::bigint` : sql`t.org_id = any(${orgIds}::bigint[])`
  return [
    org,
    waitsForUs ? sql`t.waits_for = 'institution'` : sql`t.waits_for is not null and t.status <> 'DRAFT'`,
  ]
}

function conditions(query: TaskQuery): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [...sideConditions(query), ...query.terms.map(contains)]
  if (query.kind) parts.push(sql`t.kind = ${query.kind}`)
  if (query.exceptKinds) parts.push(sql`t.kind <> all(${query.exceptKinds}::text[])`)
  if (query.unassignedOnly) parts.push(sql`t.officer_account_id is null`)
  if (query.officerIds) parts.push(sql`t.officer_account_id = any(${query.officerIds}::bigint[])`)
  if (query.overdueOnly) parts.push(sql`t.due_at < ${query.now.toISOString()}`)
  return sql.join(parts, sql` and `)
}

/** What falls due first stands first, then what has no due time, the oldest first: the order of the indexes of migration 0140. */
const ORDER = sql`t.due_at, t.opened_at, t.kind, t.case_id`

/** One page of the open work, over all kinds: found in the index alone; rows and names are read for the page. */
export async function listTaskRows(db: Db, query: TaskQuery, { limit, offset }: Cut): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`with page as materialized (
      select t.kind, t.case_id from case_task t where ${conditions(query)}
      order by ${ORDER} limit ${limit} offset ${offset})
    select t.kind, t.case_id "caseId", t.number, t.title, e.corporate_name "corporateName", t.amount_yuan "amountYuan",
      t.status, t.waits_for "waitsFor", t.due_at "dueAt", t.is_paused "isPaused",
      coalesce(t.due_at < ${query.now.toISOString()}, false) "isOverdue", t.officer_name "officerName",
      t.opened_at "openedAt", t.updated_at "updatedAt"
    from page join case_task t using (kind, case_id) left join enterprise e on e.id = t.company_id order by ${ORDER}`.execute(
    db,
  )
  return rows
}

/** How many tasks match, counted up to one beyond the exact limit. */
export async function countTasks(db: Db, query: TaskQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 from case_task t where ${conditions(query)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return rows[0]?.total ?? 0
}
