import { sql } from 'kysely'
import { holdLock } from '../advisory-locks.ts'
import type { Db } from '../database.ts'
import { MAPPED_DAYS, MAPPED_TABLES, type Mapped, type MappedTable } from './mapped-tables.ts'

/** Which words get maps. */
export interface CommonWords {
  /** A table of fewer rows is fast without. */
  readonly fromRows: number
  /** Rows that a word is expected in. */
  readonly fromHits: number
  /** How many words a table has maps of, the commonest. */
  readonly most: number
  /** Rows of the sample that words are counted in. */
  readonly sample: number
}

const COMMON: CommonWords = { fromRows: 5_000, fromHits: 500, most: 4_000, sample: 5_000 }

/**
 * Chooses the words of each large table that have maps, by their frequency in a sample, and the days. New ones are asked for as soon as
 * `writeSearchMaps` has written them; one that became rare goes when it has half of what it takes.
 */
export async function chooseMappedWords({ db }: { readonly db: Db }, common = COMMON): Promise<void> {
  for (const table of Object.keys(MAPPED_TABLES) as Mapped[]) {
    const found = await commonWords(db, table, common)
    const days = found.length === 0 ? [] : await dayTokens(db, table)
    const chosen = [...found.filter(({ hits }) => hits >= common.fromHits).map(({ word }) => word), ...days]
    const kept = [...found.map(({ word }) => word), ...days]
    await db.transaction().execute(async (tx) => {
      await holdLock(tx, 'searchMaps')
      await sql`with gone as (delete from search_map_word where relation = ${table}
          and word <> all(${kept}::text[]) returning word)
        delete from search_map where relation = ${table} and token in (select word from gone)`.execute(tx)
      await sql`insert into search_map_word (relation, word)
        select ${table}, word from unnest(${chosen}::text[]) word on conflict do nothing`.execute(tx)
    })
  }
}

/** Words with at least half of the hits it takes, and how many rows they are expected in. */
async function commonWords(
  db: Db,
  table: Mapped,
  { fromRows, fromHits, most, sample }: CommonWords,
): Promise<{ word: string; hits: number }[]> {
  const rows = await plannedSize(db, table)
  if (rows < fromRows) return []
  const percent = Math.min(100, (100 * sample) / rows)
  const found = await sql<{ word: string; hits: number }>`with sampled as materialized (
      select search_words from ${sql.table(table)} tablesample system (${percent}::real)),
    counted as (select unnest(search_words) word, count(*) times from sampled group by 1)
    select word, hits from (select word, times * ${rows}::float8 / (select count(*) from sampled) hits from counted) expected
    where hits >= ${fromHits / 2} order by hits desc, word limit ${most}`.execute(db)
  return found.rows.map(({ word, hits }) => ({ word, hits: Number(hits) }))
}

/** The tokens of today and of the days ahead, where rows of the table have such. */
async function dayTokens(db: Db, table: Mapped): Promise<string[]> {
  const { days }: MappedTable = MAPPED_TABLES[table]
  if (days === undefined) return []
  const { rows } = await sql<{ token: string }>`select ${days} || day token from ${MAPPED_DAYS}`.execute(db)
  return rows.map(({ token }) => token)
}

/** How many rows the statistics give a table. */
async function plannedSize(db: Db, table: Mapped): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select reltuples::float8 rows from pg_class
    where oid = ${table}::regclass`.execute(db)
  return Math.max(0, rows[0]?.rows ?? 0)
}
