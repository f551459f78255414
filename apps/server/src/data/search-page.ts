import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { EXACT_TOTAL_LIMIT, type Page } from '@lqr/contract/kernel/page.ts'
import type pg from 'pg'
import { allOf } from './all-of.ts'
import type { Db } from './database.ts'
import { countedPage, type PageRequest } from './paging.ts'
import { type PlanRow, plannedRows } from './planned-rows.ts'
import type { Mapped } from './search-maps/mapped-tables.ts'
import { type MapPage, mappedPage } from './search-maps/read-maps.store.ts'
import { containsKeyword, matchesKeyword } from './search-text.ts'

const ONE_TOO_MANY = EXACT_TOTAL_LIMIT + 1
/** Planned hits from which on nobody counts: as far above the exact limit as statistics may err. */
const FREQUENT = 1.2 * EXACT_TOTAL_LIMIT
/** Planned hits from which on a page is looked for in the order instead of ordering them all. */
const MANY = 2_000
/** Rows at the front of the order in which a frequent word is looked for first. */
const FRONT = 1_000

type Condition = RawBuilder<SqlBool>

/** What a list with a keyword reads from. */
export interface Reading {
  readonly db: Db
  readonly pool: pg.Pool
}

/** What the maps of the table tell of the conditions; undefined where they ask for what no map tells. */
export interface MappedConditions {
  /** The tokens of all conditions but the areas (`MAPPED_TABLES`). */
  readonly tokens: readonly string[]
  /** Those of a day, which have maps from the night before (`MappedTable.days`). */
  readonly days?: readonly string[] | undefined
  readonly areas?: readonly string[] | undefined
  readonly now?: Date | undefined
  /** The rows that the index of the order holds, and their token. */
  readonly rows: Expression<SqlBool>
  readonly token?: string
}

/** A list that is read page by page, with a keyword or without one. */
export interface ListedPage<Row> extends Omit<KeywordSearch<Row>, 'keyword'> {
  readonly keyword: string | undefined
  /** The page without a keyword where maps do not lead to it; `total` is what they know. */
  readonly unmapped: (total: number | undefined) => Promise<Page<Row>>
}

interface KeywordSearch<Row> {
  readonly table: Mapped
  readonly keyword: string
  /** Everything else that is asked of a row. */
  readonly conditions: Condition
  /** What is asked of its areas, which the index of the words holds as well. */
  readonly areas?: Expression<SqlBool> | undefined
  /** The column that the list is ordered by before `id`, and the order over both; an index leads the same way. */
  readonly orderedBy: string
  readonly order: RawBuilder<unknown>
  readonly mapped: MappedConditions | undefined
  /** The rows of these ids, in the order. */
  readonly read: (ids: string[]) => Promise<Row[]>
}

interface Found {
  readonly ids: string[]
  /** Up to one beyond the exact limit. */
  readonly total: number
}

/** One page of a list whose table has maps (decisions 0082 and 0182). */
export async function listedPage<Row>(
  reading: Reading,
  { keyword, unmapped, ...list }: ListedPage<Row>,
  page: PageRequest,
): Promise<Page<Row>> {
  if (keyword) return searchPage(reading, { ...list, keyword }, page)
  const found = await pageByMaps(reading, list, page)
  if (!found?.ids) return unmapped(found?.total)
  return countedPage(found.ids.length === 0 ? [] : await list.read(found.ids), found.total, page)
}

/**
 * One page of what a keyword finds (decisions 0023 and 0082). Common words have maps, which tell their number and lead to
 * the page. Of the others the hits of a rare word come from the index of bigrams once, counted
 * and ordered together. A word of many hits is met at the front of the order, and is not counted when the statistics put it
 * above 10,000. Neither grows with the table.
 */
export async function searchPage<Row>(
  reading: Reading,
  search: KeywordSearch<Row>,
  page: PageRequest,
): Promise<Page<Row>> {
  const { ids, total } = await findIds(reading, search, page)
  return countedPage(ids.length === 0 ? [] : await search.read(ids), total, page)
}

async function findIds<Row>(reading: Reading, search: KeywordSearch<Row>, page: PageRequest): Promise<Found> {
  const { db } = reading
  const known = await idsByMaps(reading, search, page)
  if (known) return known
  const planned = await plannedHits(db, search)
  const early = planned >= MANY ? await idsInFront(db, search, page) : undefined
  if (early) return { ids: early, total: planned >= FREQUENT ? ONE_TOO_MANY : await countHits(db, search) }
  const found = await hitsOf(db, search, page)
  if (found.total < ONE_TOO_MANY) return found
  return {
    ids: (await idsInFront(db, search, page)) ?? (await idsInOrder(db, search, page)),
    total: ONE_TOO_MANY,
  }
}

/** The exact total, and the page where it was worth looking for, by the maps of the words and conditions; undefined where they have none. */
async function pageByMaps<Row>(
  { pool }: Reading,
  search: Omit<KeywordSearch<Row>, 'keyword'> & { readonly keyword?: string },
  page: PageRequest,
): Promise<MapPage | undefined> {
  const { table, keyword, conditions, areas, mapped, orderedBy, order } = search
  if (!mapped) return undefined
  return mappedPage(
    pool,
    { table, keyword, conditions: allOf([conditions, areas]), ...mapped },
    { orderedBy, order, rows: mapped.rows, ...(mapped.token === undefined ? {} : { token: mapped.token }) },
    page,
  )
}

/** The page and its total by the maps of its words; undefined where they have none. */
async function idsByMaps<Row>(
  reading: Reading,
  search: KeywordSearch<Row>,
  page: PageRequest,
): Promise<Found | undefined> {
  const { db } = reading
  const found = await pageByMaps(reading, search, page)
  if (!found) return undefined
  const { total, ids } = found
  if (ids) return { ids, total }
  const hits = total < ONE_TOO_MANY ? await hitsOf(db, search, page) : undefined
  return hits && hits.total < ONE_TOO_MANY ? hits : { ids: await idsInOrder(db, search, page), total }
}

const words = ({ keyword }: { keyword: string }) => matchesKeyword(keyword) ?? sql<SqlBool>`true`

/** The hits, from the index of the words alone: the planner would read half of another index to spare a few rows. */
function hitsIn<Row>(search: KeywordSearch<Row>) {
  const { table, conditions, areas } = search
  const asked = sql<SqlBool>`case when ${conditions} then true else false end`
  return sql`from ${sql.table(table)} where ${allOf([words(search), areas, asked])}`
}

function cut({ order }: { order: RawBuilder<unknown> }, { currentPageNum, pageSize }: PageRequest) {
  return sql`order by ${order} limit ${pageSize} offset ${(currentPageNum - 1) * pageSize}`
}

/** A page out of the front rows; undefined when they do not fill it. */
async function idsInFront<Row>(
  db: Db,
  search: KeywordSearch<Row>,
  page: PageRequest,
): Promise<string[] | undefined> {
  if (page.currentPageNum * page.pageSize > FRONT) return undefined
  const { table, conditions, areas, orderedBy, order, keyword } = search
  const { rows } = await sql<{ id: string }>`select id from (
      select id, ${sql.ref(orderedBy)}, search_text from ${sql.table(table)} where ${allOf([conditions, areas])}
      order by ${order} limit ${FRONT}) front
    where ${containsKeyword(keyword)} ${cut(search, page)}`.execute(db)
  return rows.length < page.pageSize ? undefined : rows.map((row) => row.id)
}

/** The hits up to one beyond the exact limit, counted, and the page out of them: the right one only below the limit. */
async function hitsOf<Row>(db: Db, search: KeywordSearch<Row>, page: PageRequest): Promise<Found> {
  const { rows } = await sql<Found>`with hits as materialized (
      select id, ${sql.ref(search.orderedBy)} ${hitsIn(search)} limit ${ONE_TOO_MANY})
    select (select count(*)::int from hits) total, array(select id::text from hits ${cut(search, page)}) ids`.execute(
    db,
  )
  return rows[0] ?? { ids: [], total: 0 }
}

/** How many hits there are, up to one beyond the exact limit. */
async function countHits<Row>(db: Db, search: KeywordSearch<Row>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select ${hitsIn(search)} limit ${ONE_TOO_MANY}) hit`.execute(db)
  return rows[0]?.total ?? 0
}

/** A page of more hits than are ordered at once, by the order's own index. */
async function idsInOrder<Row>(db: Db, search: KeywordSearch<Row>, page: PageRequest): Promise<string[]> {
  const { table, conditions, areas } = search
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where ${allOf([conditions, areas, words(search)])} ${cut(search, page)}`.execute(db)
  return rows.map((row) => row.id)
}

/** How many hits the statistics expect. */
async function plannedHits<Row>(db: Db, search: KeywordSearch<Row>): Promise<number> {
  const { table, conditions, areas } = search
  const { rows } = await sql<PlanRow>`explain (format json)
    select from ${sql.table(table)} where ${allOf([words(search), areas, conditions])}`.execute(db)
  return plannedRows(rows)
}
