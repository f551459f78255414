import { type SelectQueryBuilder, sql } from 'kysely'
import type { Page } from '@lqr/contract/kernel/page.ts'
import type { PublicationKind } from '@lqr/contract/kernel/publishing/publication-kinds.ts'
import type { PublicationStatus } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { DB } from '../../../../database/types.ts'
import type { Db } from '../data/database.ts'
import { type PageRequest, pageOf } from '../data/paging.ts'
import { matchesKeyword } from '../data/search-text.ts'

/** The columns of a record that is written, by name. */
export type RecordColumns = Readonly<Record<string, unknown>>

/** Every record that somebody may see, with the columns of its answers. */
export type RecordQuery<Row> = SelectQueryBuilder<DB, keyof DB, Row>

export interface RecordFilter extends PageRequest {
  readonly keyword?: string | undefined
  readonly status?: string | undefined
  /** Further columns of the record and what they must equal; those that are undefined narrow nothing. */
  readonly equal: Readonly<Record<string, unknown>>
}

/** The columns that every record answers besides those of its kind. */
export function recordColumns<K extends PublicationKind>(kind: K) {
  return [
    `${kind}.status`,
    `${kind}.published_at as publishedAt`,
    `${kind}.updated_at as updatedAt`,
    `${kind}.version`,
  ] as const
}

const column = (kind: PublicationKind, name: string) => sql.ref(`${kind}.${name}`)

/** One page of records in every state, the one changed last first. */
export function findRecords<Row>(
  db: Db,
  kind: PublicationKind,
  records: RecordQuery<Row>,
  { keyword, status, equal, ...page }: RecordFilter,
): Promise<Page<Row>> {
  let query = records
  for (const [name, value] of Object.entries({ status, ...equal })) {
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

/** Writes columns of a record of this version and counts it on; false when it has another version. */
export async function updateRecord(
  tx: Db,
  kind: PublicationKind,
  { id, version }: { id: string; version: number },
  columns: RecordColumns,
  now: Date,
): Promise<boolean> {
  const written = Object.entries({ ...columns, updated_at: now.toISOString() }).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  )
  const { rows } = await sql`update ${sql.table(kind)} set ${sql.join(written)}, version = version + 1
    where id = ${id} and version = ${version} returning id`.execute(tx)
  return rows.length > 0
}

/** What a move writes. The time of publishing is the last one. */
export function movedColumns(status: PublicationStatus, now: Date): RecordColumns {
  return { status, ...(status === 'PUBLISHED' ? { published_at: now.toISOString() } : {}) }
}

/** Counts the version of a record on, so that an older form of it is stale. */
export async function touchRecord(tx: Db, kind: PublicationKind, id: string, now: Date): Promise<void> {
  await sql`update ${sql.table(kind)} set version = version + 1, updated_at = ${now.toISOString()}
    where id = ${id}`.execute(tx)
}
