import { type RawBuilder, sql } from 'kysely'
import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import type { Db } from '../data/database.ts'
import type { CaseChange, CaseKind, CaseRow } from './case-kind.ts'

/** The rows somebody may see: one enterprise's, some institutions', or both. */
export interface CaseScope {
  readonly companyId: string | null
  readonly orgIds: readonly string[]
  /** The areas of an authority; empty for everybody else. */
  readonly areas: readonly string[] | 'province'
}

type KindOf<Row extends CaseRow> = Pick<CaseKind<AnyCase, Row>, 'table' | 'columns'>

/** The columns a row of the kind is read with. */
export const columnsOf = (kind: { readonly columns: readonly string[] }) =>
  sql.join(kind.columns.map((column) => sql.ref(column)))

/**
 * The condition that a row of the table lies within the scope; one side alone can use its index, and one institution alone
 * reads it in the index's order. What an enterprise has not handed in is its own.
 */
export function withinScope(table: string, { companyId, orgIds, areas }: CaseScope): RawBuilder<boolean> {
  const parts: RawBuilder<boolean>[] = []
  if (companyId !== null) parts.push(sql`${sql.ref(`${table}.company_id`)} = ${companyId}::bigint`)
  const org = sql.ref(`${table}.org_id`)
  if (orgIds.length === 1) parts.push(sql`${org} = ${orgIds[0]}::bigint`)
  if (orgIds.length > 1) parts.push(sql`${org} = any(${orgIds}::bigint[])`)
  const status = sql.ref(`${table}.status`)
  if (areas === 'province') parts.push(sql`${status} <> 'DRAFT'`)
  else if (areas.length > 0)
    parts.push(sql`(${sql.ref(`${table}.area_code`)} = any(${areas}::char(6)[]) and ${status} <> 'DRAFT')`)
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`
}

/** Whether a row of the table is sealed for these eyes (`isSealedFor`): lists answer null, and searches find nothing, where it holds. */
export function sealedFor(table: string, { companyId }: Pick<CaseScope, 'companyId'>): RawBuilder<boolean> {
  const company = sql.ref(`${table}.company_id`)
  return sql<boolean>`(${sql.ref(`${table}.sealed_at`)} is not null and ${company} is distinct from ${companyId}::bigint)`
}

/** A case within the scope; undefined when there is none, or none that may be seen. */
export async function findCase<Row extends CaseRow>(
  db: Db,
  kind: KindOf<Row>,
  id: string,
  scope: CaseScope,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${columnsOf(kind)} from ${sql.table(kind.table)}
    where id = ${id} and ${withinScope(kind.table, scope)}`.execute(db)
  return rows[0]
}

/** The cases that meet a condition on the columns of their table, in the order in which they were handed in. */
export async function listCases<Row extends CaseRow>(
  db: Db,
  kind: KindOf<Row>,
  where: RawBuilder<boolean>,
  limit: number | null = null,
): Promise<Row[]> {
  const { rows } = await sql<Row>`select ${columnsOf(kind)} from ${sql.table(kind.table)}
    where ${where} order by id limit ${limit}`.execute(db)
  return rows
}

/** Writes a case; undefined when `conflict` (an SQL `on conflict` clause) says that it is there already. */
export async function insertCase<Row extends CaseRow>(
  db: Db,
  kind: KindOf<Row>,
  values: Readonly<Record<string, unknown>>,
  conflict: RawBuilder<unknown> = sql``,
): Promise<Row | undefined> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const { rows } = await sql<Row>`insert into ${sql.table(kind.table)}
      (${sql.join(given.map(([column]) => sql.ref(column)))})
    values (${sql.join(given.map(([, value]) => value))}) ${conflict} returning ${columnsOf(kind)}`.execute(
    db,
  )
  return rows[0]
}

/**
 * Moves a row on, guarded by the state and version it was read with. Undefined when somebody else was faster: nothing is
 * changed then.
 */
export async function updateCase<Row extends CaseRow>(
  db: Db,
  kind: KindOf<Row>,
  read: Pick<CaseRow, 'id' | 'status' | 'version'>,
  change: CaseChange<CaseRow> & { readonly status: string },
  now: Date,
): Promise<Row | undefined> {
  const columns = { ...change, version: read.version + 1, updated_at: now.toISOString() }
  const sets = Object.entries(columns)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<Row>`update ${sql.table(kind.table)} set ${sql.join(sets)}
    where id = ${read.id} and status = ${read.status} and version = ${read.version}
    returning ${columnsOf(kind)}`.execute(db)
  return rows[0]
}

/** The next serial of a number, never given twice. */
export async function nextSerial(db: Db, sequence: string): Promise<string> {
  const { rows } = await sql<{ serial: string }>`select nextval(${sequence})::text serial`.execute(db)
  return rows[0]?.serial ?? ''
}
