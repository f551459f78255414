import { createHash } from 'node:crypto'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type pg from 'pg'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { searchPieces } from '@lqr/contract/rules/search-tolerance.ts'
import { allOf } from '../all-of.ts'
import { compileSql } from '../compile-sql.ts'
import type { PageRequest } from '../paging.ts'
import { keywordMatch, matchesKeyword } from '../search-text.ts'
import { areaToken, BLOCK, LISTED, type Mapped } from './mapped-tables.ts'

/** Changed rows beyond which nothing is read from maps: a bulk load is under way. */
const MOST_CHANGES = 2_000
/** How far behind the clock a moment may be that is asked about; the maps are of the present. */
const PRESENT_MS = 30_000
/** So many entries of an index are passed in the time that one row takes. */
const ENTRIES_OF_A_ROW = 8
/** Entries of the index that are passed at least before the hits are read instead, and how many times the expected ones. */
const FRONT = 1_000
const LATE = 8

/** What maps are asked for. */
export interface MapSearch {
  readonly table: Mapped
  /** Undefined: every row, whatever its words. */
  readonly keyword?: string | undefined
  /** All that is asked of a row, for those that changed. */
  readonly conditions: Expression<SqlBool>
  /** The tokens that every row has, besides the words. */
  readonly tokens: readonly string[]
  /** Those of them that are of a day, and may have no maps yet. */
  readonly days?: readonly string[] | undefined
  /** The areas of which a row has one; undefined: of any. */
  readonly areas?: readonly string[] | undefined
  /** The moment that is asked about; undefined where rows have none. */
  readonly now?: Date | undefined
}

/** The order of a list: an index leads over its rows, and holds the column and `id`. */
export interface MapOrder {
  readonly orderedBy: string
  readonly order: RawBuilder<unknown>
  /** The rows of the index, and their token. */
  readonly rows: Expression<SqlBool>
  readonly token?: string
}

/** The exact number of hits, and the page where it was worth looking for along the order. */
export interface MapPage {
  readonly total: number
  readonly ids: string[] | undefined
}

/** The words that have to have maps; undefined where maps cannot tell: longer pieces are rechecked in the text. */
function mappedWords({ keyword, days = [], now }: MapSearch): string[] | undefined {
  if (now !== undefined && now.getTime() < Date.now() - PRESENT_MS) return undefined
  if (!keyword) return [...days]
  const { words, patterns } = keywordMatch(searchPieces(keyword))
  return words.length === 0 || patterns.length > 0 ? undefined : [...words, ...days]
}

/** Every word has its map; where none is asked for, one word that has says that the table's rows are in maps at all. */
function areReady(table: Mapped, words: readonly string[]): RawBuilder<SqlBool> {
  const ready = sql`from search_map_word where relation = ${table} and is_ready`
  if (words.length === 0) return sql`exists (select ${ready})`
  return sql`(select count(*) ${ready} and word = any(${words}::text[])) = cardinality(${words}::text[])`
}

/**
 * The hits as bits (`met`, by block, without the rows that changed), those among the changed rows (`fresh`), and whether
 * maps may be read at all (`gate`): a statement continues with them.
 */
function hits(
  { table, keyword, conditions, tokens, areas }: MapSearch,
  words: readonly string[],
  column: string,
) {
  const all = [...new Set([LISTED, ...tokens, ...words])]
  const shown = areas && ['*', ...areas].map(areaToken)
  const area = sql`join (select block, bit_or(bits) bits from search_map
    where relation = ${table} and token = any(${shown ?? []}::text[]) group by block) area using (block)`
  return sql`with gate as materialized (
      select ${areReady(table, words)} and (select count(*) from (select from search_map_change where relation = ${table} limit ${MOST_CHANGES + 1}) one)
          <= ${MOST_CHANGES}::int is_open),
    changed as materialized (select distinct row_id id from search_map_change where relation = ${table}),
    mask as (select (id / ${BLOCK}::int)::int block, bit_or(set_bit(b'0'::bit(4096), (id % ${BLOCK}::int)::int, 1)) bits
      from changed group by 1),
    every as (select block, bit_and(bits) bits from search_map
      where relation = ${table} and token = any(${all}::text[]) group by block having count(*) = ${all.length}::int),
    met as materialized (select block, every.bits ${shown ? sql`& area.bits` : sql``} & ~coalesce(mask.bits, b'0'::bit(4096)) bits
      from every ${shown ? area : sql``} left join mask using (block)),
    fresh as materialized (select id, ${sql.ref(column)} from ${sql.table(table)}
      where id in (select id from changed) and ${allOf([conditions, matchesKeyword(keyword)])})`
}

/**
 * One page of common words and their exact number (decision 0082). The order's index is passed entry by entry, and each is
 * looked up in the bits; the table itself is not read. Undefined where the words have no maps.
 */
export async function mappedPage(
  pool: pg.Pool,
  search: MapSearch,
  { orderedBy, order, rows, token = LISTED }: MapOrder,
  { currentPageNum, pageSize }: PageRequest,
): Promise<MapPage | undefined> {
  const words = mappedWords(search)
  if (!words) return undefined
  const end = currentPageNum * pageSize
  const column = sql.ref(orderedBy)
  const passed = sql`${FRONT}::int + ${LATE}::int * ${end}::float8 * indexed / total`
  const asked = sql<{ total: number; ids: string[] | null }>`${hits(search, words, orderedBy)},
    found as materialized (select last, indexed,
        coalesce(mapped, 0)::int + (select count(*)::int from fresh) total
      from (select max(block) last, sum(bit_count(bits)) mapped from met) hit,
        (select sum(bit_count(bits)) indexed from search_map where relation = ${search.table} and token = ${token}) entry),
    chain as materialized (select bit_chain(coalesce(bits, b'0'::bit(4096)) order by place) bits
      from found, generate_series(0, found.last) place left join met on met.block = place)
    select total, case when total::float8 * total * ${ENTRIES_OF_A_ROW}::int > coalesce(indexed, 0) * ${end}::int then array(
      select id::text from (
        (select id, ${column} from (select id, ${column} from ${sql.table(search.table)} where ${rows} order by ${order}
            limit (select case when total <= ${EXACT_TOTAL_LIMIT}::int then (${passed})::int end from found)) front
          where case when id < (select (last + 1) * ${BLOCK}::int from found)
            then get_bit((select bits from chain), id::int) = 1 else false end
          order by ${order} limit ${end}::int)
        union all select id, ${column} from fresh) hit
      order by ${order} limit ${pageSize}::int offset ${end - pageSize}::int) end ids
    from found where (select is_open from gate)`
  const [found] = await send<{ total: number; ids: string[] | null }>(pool, 'page', asked)
  if (!found) return undefined
  const wanted = Math.max(0, Math.min(pageSize, found.total - end + pageSize))
  if (wanted === 0) return { total: found.total, ids: [] }
  // Hits that all lie late in the order are read as hits.
  return { total: found.total, ids: found.ids?.length === wanted ? found.ids : undefined }
}

/** How many hits have each of these values of a column; undefined where the words have no maps. */
export async function mappedCounts(
  pool: pg.Pool,
  search: MapSearch,
  column: string,
  values: readonly string[],
): Promise<Map<string, number> | undefined> {
  const words = mappedWords(search)
  if (!words) return undefined
  const prefix = `${column}:`
  const asked = sql<{ value: string; count: number }>`${hits(search, words, column)}
    select value, sum(count)::int count from (
      select substr(token, ${prefix.length + 1}::int) value, bit_count(map.bits & met.bits) count
      from search_map map join met using (block)
      where relation = ${search.table} and token = any(${values.map((value) => prefix + value)}::text[])
      union all select ${sql.ref(column)}, 1 from fresh) one
    where (select is_open from gate) group by value
    union all select '', 0 where (select is_open from gate)`
  const rows = await send<{ value: string; count: number }>(pool, 'counts', asked)
  if (rows.length === 0) return undefined
  return new Map(rows.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]))
}

/** Sent by name: planning these statements takes longer than running them. The filters give a handful of texts. */
async function send<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  what: string,
  asked: RawBuilder<Row>,
): Promise<Row[]> {
  const { sql: text, parameters } = compileSql(asked)
  const name = `maps-${what}-${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`
  return (await pool.query<Row>({ name, text, values: [...parameters] })).rows
}
