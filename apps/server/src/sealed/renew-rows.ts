import type { Db } from '../data/database.ts'
import type { Services } from '../http/services.ts'
import type { FieldCipher } from '../security/field-cipher.ts'
import type { Renewer } from './renewer.ts'
import type { SealedTable } from './sealed-columns.ts'
import { type HeldRow, holdOld, type NewRow, writeRows } from './sealed-rows.store.ts'

/** So many rows are held at once, for some milliseconds. */
const BATCH = 200
const LARGE_BATCH = 10

/** The row with all its values sealed now, and the blind indexes that follow from them; throws when one does not open. */
function renewed(cipher: FieldCipher, sealed: SealedTable, row: HeldRow) {
  const values: Record<string, string | Buffer> = {}
  const elsewhere: { table: string; row: NewRow; column: string }[] = []
  const plain = new Map<string, string>()
  for (const column of sealed.texts) {
    const value = row.values[column]
    if (typeof value !== 'string') continue
    const opened = cipher.decrypt(value)
    plain.set(column, opened)
    values[column] = cipher.encrypt(opened)
  }
  for (const column of sealed.bytes ?? []) {
    const value = row.values[column]
    if (Buffer.isBuffer(value)) values[column] = cipher.sealBytes(cipher.openBytes(value))
  }
  for (const { column, of, in: other } of sealed.indexes ?? []) {
    const opened = plain.get(of)
    if (opened === undefined) continue
    const index = cipher.blindIndex(opened)
    const id = other && row.values[other.by]
    if (!other) values[column] = index
    else if (typeof id === 'string')
      elsewhere.push({ table: other.table, column, row: { key: [id], values: { [column]: index } } })
  }
  return { row: { key: row.key, values }, elsewhere }
}

/** The columns of the table that are written, with their types. */
function columnsOf({ texts, bytes = [], indexes = [] }: SealedTable): Record<string, 'text' | 'bytea'> {
  const own = indexes.filter((index) => !index.in).map(({ column }) => column)
  return Object.fromEntries([
    ...texts.map((column) => [column, 'text'] as const),
    ...[...bytes, ...own].map((column) => [column, 'bytea'] as const),
  ])
}

async function writeAll(tx: Db, sealed: SealedTable, made: readonly ReturnType<typeof renewed>[]) {
  await writeRows(
    tx,
    sealed.table,
    sealed.key,
    columnsOf(sealed),
    made.map(({ row }) => row),
  )
  for (const { table, column, row } of made.flatMap(({ elsewhere }) => elsewhere))
    await writeRows(tx, table, { id: 'bigint' }, { [column]: 'bytea' }, [row])
}

/** Renews the values of one table. Value and index are written together, so a look-up finds the row before and after. */
export function rowRenewer(
  { db, cipher, log }: Pick<Services, 'db' | 'cipher' | 'log'>,
  sealed: SealedTable,
  limit = sealed.isLarge ? LARGE_BATCH : BATCH,
): Renewer {
  return {
    holder: sealed.table,
    renewBatch: (after) =>
      db.transaction().execute(async (tx) => {
        const rows = await holdOld(tx, sealed, { mark: cipher.mark, after, limit })
        const made = rows.flatMap((row) => {
          try {
            return [renewed(cipher, sealed, row)]
          } catch (err) {
            log.error(
              { key: 'sealed.notOpened', table: sealed.table, row: row.key, err },
              'no key opens this',
            )
            return []
          }
        })
        await writeAll(tx, sealed, made)
        return {
          renewed: made.length,
          failed: rows.length - made.length,
          next: rows.length < limit ? undefined : rows.at(-1)?.key,
        }
      }),
  }
}
