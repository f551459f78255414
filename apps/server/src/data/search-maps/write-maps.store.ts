import { sql } from 'kysely'
import { holdLock } from '../advisory-locks.ts'
import type { Db } from '../database.ts'
import { BLOCK, MAPPED_TABLES, type Mapped, SETTLED } from './mapped-tables.ts'

/** Blocks that one run writes anew for changed rows; the next run goes on. */
const BLOCKS_OF_A_RUN = 20

const tables = Object.keys(MAPPED_TABLES) as Mapped[]

/**
 * Writes the bits of rows that changed since they were written, and all of a table whose common words are new (decision 0082).
 * What is read meanwhile is right: a changed row counts by its bits only once they are those of the row.
 */
export async function writeSearchMaps({ db }: { readonly db: Db }): Promise<void> {
  for (const table of tables) {
    const words = await db
      .selectFrom('search_map_word')
      .select(['word', 'is_ready as isReady'])
      .where('relation', '=', table)
      .execute()
    if (words.length === 0) {
      await forgetChanges(db, table)
      continue
    }
    const added = words.filter(({ isReady }) => !isReady).map(({ word }) => word)
    const blocks = added.length > 0 ? await allBlocks(db, table) : await changedBlocks(db, table)
    for (const block of blocks) await writeBlock(db, table, block)
    if (added.length > 0) await markReady(db, table, added)
  }
}

/** Nobody reads the changes of a table without maps. */
async function forgetChanges(db: Db, table: Mapped): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdLock(tx, 'searchMaps')
    await sql`delete from search_map_change where relation = ${table}
      and not exists (select from search_map_word where relation = ${table})`.execute(tx)
  })
}

async function allBlocks(db: Db, table: Mapped): Promise<number[]> {
  const { rows } = await sql<{ block: number }>`select generate_series(0, max(id) / ${BLOCK}::int)::int block
    from ${sql.table(table)}`.execute(db)
  return rows.map(({ block }) => block)
}

async function changedBlocks(db: Db, table: Mapped): Promise<number[]> {
  const { rows } = await sql<{
    block: number
  }>`select (row_id / ${BLOCK}::int)::int block from search_map_change
    where relation = ${table} and due_at <= now() group by 1 order by min(id) limit ${BLOCKS_OF_A_RUN}`.execute(
    db,
  )
  return rows.map(({ block }) => block)
}

/** The changes are taken first: a row that is written after that keeps its change and is read for itself. */
async function writeBlock(db: Db, table: Mapped, block: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdLock(tx, 'searchMaps')
    const from = block * BLOCK
    const inBlock = (id: string) => sql`${sql.ref(id)} >= ${from} and ${sql.ref(id)} < ${from + BLOCK}`
    await sql`delete from search_map_change where relation = ${table} and ${inBlock('row_id')}`.execute(tx)
    const { listed, appears, tokens } = MAPPED_TABLES[table]
    await sql`with made as materialized (
        select token, bit_or(set_bit(b'0'::bit(4096), spot, 1)) bits from (
          select (id - ${from})::int spot, unnest(search_words || ${tokens} || array['']) token from ${sql.table(table)}
          where ${inBlock('id')} and ${listed} and coalesce(${appears} <= now() - ${SETTLED}, true)) row
        where token = '' or token like '%:%'
          or token in (select word from search_map_word where relation = ${table})
        group by token),
      gone as (delete from search_map where relation = ${table} and block = ${block}
        and token not in (select token from made))
      insert into search_map (relation, token, block, bits) select ${table}, token, ${block}, bits from made
      on conflict (relation, token, block) do update set bits = excluded.bits
        where search_map.bits is distinct from excluded.bits`.execute(tx)
    await sql`insert into search_map_change (relation, row_id, due_at)
      select ${table}, id, ${appears} + ${SETTLED} from ${sql.table(table)}
      where ${inBlock('id')} and ${listed} and ${appears} > now() - ${SETTLED}`.execute(tx)
  })
}

async function markReady(db: Db, table: Mapped, words: readonly string[]): Promise<void> {
  await sql`update search_map_word set is_ready = true
    where relation = ${table} and word = any(${words}::text[])`.execute(db)
}
