import { sql } from 'kysely'
import type { Db } from '../data/database.ts'
import { pinyinColumns } from '../data/pinyin.ts'

/** Tables with letters, and the names they are made of. */
const NAMES = {
  activity: ['title'],
  product: ['name'],
  organisation: ['name', 'short_name'],
  policy: ['title'],
  article: ['title'],
  project: ['name'],
  stock_item: ['name'],
  advisory_answer: ['title'],
  financing_need: ['title'],
} as const
type Table = keyof typeof NAMES

/** So many rows are read and written at once, which is done well before anybody waits for one of them. */
const PORTION = 200
/** What one run does at most; the next one goes on. */
const PORTIONS = 50

/** Writes the letters of one portion of a table; false when none are missing any more. */
async function fillPortion(db: Db, table: Table): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const columns = sql.join(NAMES[table].map((name) => sql`coalesce(${sql.ref(name)}, '')`))
    const { rows } = await sql<{ id: string; names: string[] }>`select id, array[${columns}] names
      from ${sql.table(table)} where pinyin_text is null order by id limit ${PORTION}
      for no key update skip locked`.execute(tx)
    if (rows.length === 0) return false
    const filled = rows.map(({ id, names }) => ({ id, ...pinyinColumns(...names) }))
    await sql`update ${sql.table(table)} kept set pinyin_text = made.pinyin_text, pinyin_words = made.pinyin_words
      from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb)
        made(id bigint, pinyin_text text, pinyin_words text[]) where kept.id = made.id`.execute(tx)
    return rows.length === PORTION
  })
}

/** Writes the letters of names that have none yet: new ones, changed ones, and all of a database from before there were any. */
export async function fillPinyin({ db }: { readonly db: Db }): Promise<void> {
  for (const table of Object.keys(NAMES) as Table[]) {
    for (let portion = 0; portion < PORTIONS; portion += 1) {
      if (!(await fillPortion(db, table))) break
    }
  }
}
