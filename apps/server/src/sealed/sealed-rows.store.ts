import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../data/database.ts'
import { FORMER_MARK, type MarkCount } from './seal-mark.rules.ts'
import type { SealedTable } from './sealed-columns.ts'

/** Suite and key of a sealed text, read from its beginning alone; null where there is none. */
function textMark(column: string): RawBuilder<string | null> {
  const value = sql.ref(column)
  return sql`case when left(${value}, 3) = 'v1.' then ${FORMER_MARK} else left(${value}, 11) end`
}

/** The same of sealed bytes: `LQF2`, two letters of the suite, four bytes of the key. */
function bytesMark(column: string): RawBuilder<string | null> {
  const value = sql.ref(column)
  return sql`case when substring(${value} from 1 for 4) = 'LQF2'::bytea
    then encode(substring(${value} from 5 for 2), 'escape') || '.' || encode(substring(${value} from 7 for 4), 'hex')
    when ${value} is not null then ${FORMER_MARK} end`
}

const marksOf = ({ texts, bytes = [] }: SealedTable) => [...texts.map(textMark), ...bytes.map(bytesMark)]

/** How many values of the table every suite and key sealed. */
export async function countMarks(db: Db, sealed: SealedTable): Promise<MarkCount[]> {
  const marks = sql.join(marksOf(sealed).map((mark) => sql`(${mark})`))
  const { rows } = await sql<MarkCount>`select mark, count(*)::int as count from ${sql.table(sealed.table)}
    cross join lateral (values ${marks}) sealed(mark) where mark is not null group by mark order by mark`.execute(
    db,
  )
  return rows
}

/** The same of the sealed files that somebody still needs. */
export async function countFileMarks(db: Db): Promise<MarkCount[]> {
  const { rows } =
    await sql<MarkCount>`select coalesce(seal_mark, ${FORMER_MARK}) as mark, count(*)::int as count from file
    where is_sealed and deleted_at is null group by 1 order by 1`.execute(db)
  return rows
}

/** A row as it is held: the values of its key as text, and its sealed columns by their names. */
export interface HeldRow {
  readonly key: readonly string[]
  readonly values: Readonly<Record<string, unknown>>
}

const keyColumns = ({ key }: SealedTable) => Object.entries(key)

/**
 * The next rows with a value that is not sealed under this mark, held against writers until the transaction ends. A row that
 * somebody writes at this moment is passed over: it is waited for by nobody, and a later pass finds it.
 */
export async function holdOld(
  tx: Db,
  sealed: SealedTable,
  { mark, after, limit }: { mark: string; after: readonly string[] | undefined; limit: number },
): Promise<HeldRow[]> {
  const keys = keyColumns(sealed)
  const names = [...sealed.texts, ...(sealed.bytes ?? [])]
  const others = (sealed.indexes ?? []).flatMap((index) => (index.in ? [index.in.by] : []))
  const isOld = sql.join(
    marksOf(sealed).map((each) => sql`${each} <> ${mark}`),
    sql` or `,
  )
  const behind = after
    ? sql`(${sql.join(keys.map(([name]) => sql.ref(name)))}) > (${sql.join(
        keys.map(([, type], at) => sql`${after[at]}::${sql.raw(type)}`),
      )})`
    : sql`true`
  const { rows } = await sql<
    Record<string, unknown>
  >`select array[${sql.join(keys.map(([name]) => sql`${sql.ref(name)}::text`))}] as key,
      ${sql.join([...names, ...others].map((name) => sql.ref(name)))}
    from ${sql.table(sealed.table)} where ${behind} and (${isOld})
    order by ${sql.join(keys.map(([name]) => sql.ref(name)))} limit ${limit}
    for no key update skip locked`.execute(tx)
  return rows.map(({ key, ...values }) => ({ key: key as string[], values }))
}

/** What is written into a row: columns with their new values; an index as bytes. */
export interface NewRow {
  readonly key: readonly string[]
  readonly values: Readonly<Record<string, string | Buffer>>
}

const asText = (value: string | Buffer) => (typeof value === 'string' ? value : `\\x${value.toString('hex')}`)

/** Writes the columns that are named into the rows with these keys; a column that a row does not name stays as it is. */
export async function writeRows(
  tx: Db,
  table: string,
  key: SealedTable['key'],
  columns: Readonly<Record<string, 'text' | 'bytea'>>,
  rows: readonly NewRow[],
): Promise<void> {
  if (rows.length === 0) return
  const keys = Object.entries(key)
  const names = Object.entries(columns)
  const made = rows.map((row) => ({
    ...Object.fromEntries(keys.map(([name], at) => [`key_${name}`, row.key[at]])),
    ...Object.fromEntries(Object.entries(row.values).map(([name, value]) => [name, asText(value)])),
  }))
  const types = sql.join([
    ...keys.map(([name, type]) => sql`${sql.ref(`key_${name}`)} ${sql.raw(type)}`),
    ...names.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`),
  ])
  await sql`update ${sql.table(table)} kept set ${sql.join(
    names.map(([name]) => sql`${sql.ref(name)} = coalesce(made.${sql.ref(name)}, kept.${sql.ref(name)})`),
  )} from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) made(${types})
    where ${sql.join(
      keys.map(([name]) => sql`kept.${sql.ref(name)} = made.${sql.ref(`key_${name}`)}`),
      sql` and `,
    )}`.execute(tx)
}
