import { type SelectQueryBuilder, sql } from 'kysely'
import type { Page } from '@lqr/contract/kernel/page.ts'
import type { PublicationKind } from '@lqr/contract/kernel/publishing/publication-kinds.ts'
import { afterChange, type PublicationStanding } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { DB } from '../../../../database/types.ts'
import type { Db } from '../data/database.ts'
import { type PageRequest, pageOf } from '../data/paging.ts'
import { matchesKeyword } from '../data/search-text.ts'
import type { Actor } from '../http/actor.ts'

/** The columns of a record that is written, by name. */
export type RecordColumns = Readonly<Record<string, unknown>>

/** Every record that somebody may see, with the columns of its answers. */
export type RecordQuery<Row> = SelectQueryBuilder<DB, keyof DB, Row>

export interface RecordFilter extends PageRequest {
  readonly keyword?: string | undefined
  readonly status?: string | undefined
  /** Whether the state of a change counts as well: not for who reads what is public. */
  readonly seesChanges: boolean
  /** Further columns of the record and what they must equal; those that are undefined narrow nothing. */
  readonly equal: Readonly<Record<string, unknown>>
}

const column = (kind: PublicationKind, name: string) => sql.ref(`${kind}.${name}`)

/** The columns that every record answers besides those of its kind. */
export function recordColumns<K extends PublicationKind>(kind: K) {
  return [
    `${kind}.status`,
    `${kind}.change_status as changeStatus`,
    `${kind}.change`,
    `${kind}.changed_by as changedById`,
    `${kind}.submitted_by as submittedById`,
    sql<string | null>`(select display_name from account where id = ${column(kind, 'submitted_by')})`.as(
      'submittedBy',
    ),
    `${kind}.submitted_at as submittedAt`,
    `${kind}.return_reason as returnReason`,
    `${kind}.published_at as publishedAt`,
    `${kind}.updated_at as updatedAt`,
    `${kind}.version`,
  ] as const
}

/** One page of records in every state, the one changed last first; a state is the record's own or that of its change. */
export function findRecords<Row>(
  db: Db,
  kind: PublicationKind,
  records: RecordQuery<Row>,
  { keyword, status, seesChanges, equal, ...page }: RecordFilter,
): Promise<Page<Row>> {
  let query = records
  if (status) {
    query = query.where(
      sql<boolean>`(${column(kind, 'status')} = ${status}
        or ${seesChanges}::boolean and ${column(kind, 'change_status')} = ${status})`,
    )
  }
  for (const [name, value] of Object.entries(equal)) {
    if (value !== undefined) query = query.where(sql<boolean>`${column(kind, name)} = ${value}`)
  }
  const found = matchesKeyword(keyword, kind)
  if (found) query = query.where(found)
  const latest = query.orderBy(column(kind, 'updated_at'), 'desc').orderBy(column(kind, 'id'), 'desc')
  return pageOf(db, latest, page)
}

export async function findRecord<Row>(
  kind: PublicationKind,
  records: RecordQuery<Row>,
  id: string,
): Promise<Row | undefined> {
  const [record] = await records.where(sql<boolean>`${column(kind, 'id')} = ${id}`).execute()
  return record
}

export async function insertRecord(tx: Db, kind: PublicationKind, columns: RecordColumns): Promise<string> {
  const names = Object.keys(columns).map((name) => sql.ref(name))
  const { rows } = await sql<{ id: string }>`insert into ${sql.table(kind)} (${sql.join(names)})
    values (${sql.join(Object.values(columns))}) returning id`.execute(tx)
  return rows[0]?.id ?? ''
}

/** Columns with what they are set to, and the time of it. */
function assigned(columns: RecordColumns, now: Date) {
  const written = { ...columns, updated_at: now.toISOString() }
  return sql.join(Object.entries(written).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
}

/** Writes columns of a record of this version and counts it on; false when it has another version. */
export async function updateRecord(
  tx: Db,
  kind: PublicationKind,
  { id, version }: { id: string; version: number },
  columns: RecordColumns,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`update ${sql.table(kind)} set ${assigned(columns, now)}, version = version + 1
    where id = ${id} and version = ${version} returning id`.execute(tx)
  return rows.length > 0
}

/** Deletes a draft of this version that was never published; false when it has moved on. */
export async function deleteRecord(
  tx: Db,
  kind: PublicationKind,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const { rows } = await sql`delete from ${sql.table(kind)}
    where id = ${id} and version = ${version} and status = 'DRAFT' returning id`.execute(tx)
  return rows.length > 0
}

/** What a change of its content writes besides it: whose work it is, and that it has to be submitted anew. */
export function changedColumns(before: PublicationStanding, { accountId }: Actor): RecordColumns {
  const { status, changeStatus } = afterChange(before)
  return { status, change_status: changeStatus, changed_by: accountId }
}

/** Where a record stands, held so that nobody moves it before the caller is through; undefined when there is none. */
export async function lockRecord(
  tx: Db,
  kind: PublicationKind,
  id: string,
): Promise<PublicationStanding | undefined> {
  const { rows } = await sql<PublicationStanding>`select status, change_status as "changeStatus"
    from ${sql.table(kind)} where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Notes that what a record holds beside its form was changed: an older form of it is stale, a review of it begins anew. */
export async function touchRecord(
  tx: Db,
  kind: PublicationKind,
  id: string,
  columns: RecordColumns,
  now: Date,
): Promise<void> {
  await sql`update ${sql.table(kind)} set ${assigned(columns, now)}, version = version + 1
    where id = ${id}`.execute(tx)
}
