import { type RawBuilder, sql } from 'kysely'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import type { LEASE_TASK_SORTS } from '@lqr/contract/leasing/calls.ts'
import type { LeaseNeedRow, LeaseTaskRow } from '@lqr/contract/leasing/entities.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { leaseCase, STANDING_OFFER_STATES } from '@lqr/contract/leasing/lease-case.ts'
import { sealedFor } from '../../cases/case.store.ts'
import { codeLiterals } from '../../data/code-literals.ts'
import type { Db } from '../../data/database.ts'

interface Narrowing {
  readonly terms: readonly string[]
  readonly status?: string | undefined
  readonly openOnly?: boolean | undefined
}

export interface NeedQuery extends Narrowing {
  readonly companyId: string
}

export interface TaskQuery extends Narrowing {
  readonly orgIds: readonly string[]
  readonly now: Date
  readonly byAmount?: boolean | undefined
}

interface Cut {
  readonly limit: number
  readonly offset: number
}

const ASKED = sql`n.need_no "needNo", n.kind, n.equipment_name "equipmentName",
  n.equipment_category "equipmentCategory", n.equipment_condition "equipmentCondition", n.value_yuan "valueYuan",
  n.amount_yuan "amountYuan", n.term_months "termMonths", n.down_payment_percent "downPaymentPercent",
  n.area_code "areaCode", g.name "areaName"`

/** What only the enterprise still sees; tasks are read by institutions alone. */
const SEALED = sealedFor('r', { companyId: null })

/** As asked for, and for an institution null where it is not told. */
const SHOWN = sql.join(
  [
    sql`n.need_no "needNo", n.kind`,
    ...(
      [
        ['n.equipment_name', 'equipmentName'],
        ['n.equipment_category', 'equipmentCategory'],
        ['n.equipment_condition', 'equipmentCondition'],
        ['n.value_yuan', 'valueYuan'],
        ['n.amount_yuan', 'amountYuan'],
        ['n.term_months', 'termMonths'],
        ['n.down_payment_percent', 'downPaymentPercent'],
        ['n.area_code', 'areaCode'],
        ['g.name', 'areaName'],
        ['e.corporate_name', 'corporateName'],
      ] as const
    ).map(([column, name]) => sql`case when not ${SEALED} then ${sql.ref(column)} end ${sql.id(name)}`),
  ],
  sql`, `,
)

/** Number, equipment or enterprise contains the word, whatever its case. */
function contains(table: 'n' | 'r', term: string): RawBuilder<unknown> {
  const pattern = `%${term}%`
  const ofRequest = sql`(lower(normalize(n.equipment_name, NFKC)) like ${pattern}
    or lower(normalize(e.corporate_name, NFKC)) like ${pattern})`
  return table === 'n'
    ? sql`(lower(n.need_no) like ${pattern} or ${ofRequest})`
    : sql`(lower(n.need_no) like ${pattern} or (not ${SEALED} and ${ofRequest}))`
}

/** The conditions on the table whose state counts: `n` for needs, `r` for answers. */
function narrowed(table: 'n' | 'r', { terms, status, openOnly }: Narrowing): RawBuilder<unknown>[] {
  const state = sql.ref(`${table}.status`)
  return [
    ...terms.map((term) => contains(table, term)),
    ...(status ? [sql`${state} = ${status}`] : []),
    ...(openOnly ? [sql`${state} = any(${statesIn(leaseCase, 'open', 'underway')}::text[])`] : []),
  ]
}

function ofCompany(query: NeedQuery): RawBuilder<unknown> {
  const where = sql.join([sql`n.company_id = ${query.companyId}`, ...narrowed('n', query)], sql` and `)
  return sql`from lease_need n join region g on g.code = n.area_code
    join enterprise e on e.id = n.company_id where ${where}`
}

function ofOrgs(query: TaskQuery): RawBuilder<unknown> {
  const mine = sql`r.org_id = any(${query.orgIds}::bigint[])`
  // The place in an order by amounts would tell the amount.
  const open = query.byAmount ? [sql`not ${SEALED}`] : []
  const where = sql.join([mine, ...open, ...narrowed('r', query)], sql` and `)
  return sql`from lease_response r join lease_need n on n.id = r.need_id join region g on g.code = n.area_code
    join organisation o on o.id = r.org_id join enterprise e on e.id = n.company_id where ${where}`
}

/** One page of an enterprise's own needs, the newest first. */
export async function listNeedRows(db: Db, query: NeedQuery, page: Cut): Promise<LeaseNeedRow[]> {
  const { rows } = await sql<LeaseNeedRow>`select n.id, ${ASKED}, n.audience, n.status,
      (select count(*)::int from lease_response r where r.need_id = n.id) institutions,
      (select count(*)::int from lease_response r
        where r.need_id = n.id and r.status in (${codeLiterals(STANDING_OFFER_STATES)})) offers,
      n.created_at "createdAt", n.updated_at "updatedAt"
    ${ofCompany(query)} order by n.id desc limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

const TASK_ORDERS: Record<(typeof LEASE_TASK_SORTS)[number], RawBuilder<unknown>> = {
  due: sql`r.due_at nulls last, r.id desc`,
  newest: sql`r.id desc`,
  amount: sql`n.amount_yuan desc, r.id desc`,
}

/** One page of what institutions received: by due time, the newest or the largest first. */
export async function listTaskRows(
  db: Db,
  query: TaskQuery,
  sort: (typeof LEASE_TASK_SORTS)[number],
  page: Cut,
): Promise<LeaseTaskRow[]> {
  const { rows } = await sql<LeaseTaskRow>`select r.id, ${SHOWN}, o.name "orgName",
      r.status, r.due_at "dueAt", coalesce(r.due_at < ${query.now.toISOString()}, false) "isOverdue",
      false "isPaused", r.agreed_at is not null "isAgreed", r.officer_name "officerName", r.created_at "createdAt",
      r.updated_at "updatedAt"
    ${ofOrgs(query)} order by ${TASK_ORDERS[sort]} limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

/** How many needs or tasks match, counted up to one beyond the exact limit. */
export async function countLeases(db: Db, query: NeedQuery | TaskQuery): Promise<number> {
  const from = 'companyId' in query ? ofCompany(query) : ofOrgs(query)
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 ${from} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return rows[0]?.total ?? 0
}
