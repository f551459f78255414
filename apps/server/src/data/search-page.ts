import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { EXACT_TOTAL_LIMIT, type Page } from '@lqr/contract/kernel/page.ts'
import type { DB } from '../../../../database/types.ts'
import type { Db } from './database.ts'
import type { PageRequest } from './paging.ts'

/** Planned hits from which on nobody counts: far enough above the exact limit for statistics that are a day old. */
const FREQUENT = 2 * EXACT_TOTAL_LIMIT
/** Rows at the front of the order in which a frequent word is looked for first. */
const FRONT = 1_000

export interface KeywordSearch<Table extends keyof DB, Row> {
  /** One table with every filter but the keyword; nothing selected, no order. */
  readonly rows: SelectQueryBuilder<DB, Table, object>
  readonly keyword: Expression<SqlBool>
  /** The column that the list is ordered by before `id`, and the order over both; an index leads the same way. */
  readonly orderedBy: string
  readonly order: RawBuilder<unknown>
  /** The rows of these ids, in the order. */
  readonly read: (ids: string[]) => Promise<Row[]>
}

interface Found {
  readonly ids: string[]
  /** Up to one beyond the exact limit. */
  readonly total: number
}

/**
 * One page of what a keyword finds (decision 0023). The hits of a rare word come from the index of bigrams once, counted
 * and ordered together. A frequent word is met at the front of the order, and is not counted when the statistics put it
 * far above 10,000. Neither grows with the table.
 */
export async function searchPage<Table extends keyof DB, Row>(
  db: Db,
  search: KeywordSearch<Table, Row>,
  page: PageRequest,
): Promise<Page<Row>> {
  const { ids, total } = await findIds(db, search, page)
  const isEstimate = total > EXACT_TOTAL_LIMIT
  return {
    list: ids.length === 0 ? [] : await search.read(ids),
    total: isEstimate ? EXACT_TOTAL_LIMIT : total,
    ...(isEstimate ? { totalIsEstimate: true } : {}),
    currentPageNum: page.currentPageNum,
    pageSize: page.pageSize,
  }
}

async function findIds<Table extends keyof DB, Row>(
  db: Db,
  search: KeywordSearch<Table, Row>,
  page: PageRequest,
): Promise<Found> {
  const many = EXACT_TOTAL_LIMIT + 1
  const isFrequent = (await plannedRows(search.rows.where(search.keyword))) >= FREQUENT
  const early = isFrequent ? await idsInFront(db, search, page) : undefined
  if (early) return { ids: early, total: many }
  const found = await hitsOf(db, search, page)
  if (found.total < many) return found
  return { ids: (await idsInFront(db, search, page)) ?? (await idsInOrder(db, search, page)), total: many }
}

const id = sql<string>`id`.as('id')
const keys = (orderedBy: string) => [id, sql.ref(orderedBy).as(orderedBy)] as const

function cut({ order }: { order: RawBuilder<unknown> }, { currentPageNum, pageSize }: PageRequest) {
  return sql`order by ${order} limit ${pageSize} offset ${(currentPageNum - 1) * pageSize}`
}

/** A page out of the front rows; undefined when they do not fill it. */
async function idsInFront<Table extends keyof DB, Row>(
  db: Db,
  search: KeywordSearch<Table, Row>,
  page: PageRequest,
): Promise<string[] | undefined> {
  if (page.currentPageNum * page.pageSize > FRONT) return undefined
  const front = search.rows
    .select([
      ...keys(search.orderedBy),
      sql`search_text`.as('search_text'),
      sql`search_words`.as('search_words'),
    ])
    .orderBy(search.order as never)
    .limit(FRONT)
  const { rows } = await sql<{ id: string }>`select id from ${front} front where ${search.keyword}
    ${cut(search, page)}`.execute(db)
  return rows.length < page.pageSize ? undefined : rows.map((row) => row.id)
}

/** The hits up to one beyond the exact limit, counted, and the page out of them: the right one only below the limit. */
async function hitsOf<Table extends keyof DB, Row>(
  db: Db,
  search: KeywordSearch<Table, Row>,
  page: PageRequest,
): Promise<Found> {
  const hits = search.rows
    .where(search.keyword)
    .select(keys(search.orderedBy))
    .limit(EXACT_TOTAL_LIMIT + 1)
  const { rows } = await sql<Found>`with hits as materialized ${hits}
    select (select count(*)::int from hits) total, array(select id::text from hits ${cut(search, page)}) ids`.execute(
    db,
  )
  return rows[0] ?? { ids: [], total: 0 }
}

/** A page of more hits than are ordered at once, by the order's own index. */
async function idsInOrder<Table extends keyof DB, Row>(
  db: Db,
  search: KeywordSearch<Table, Row>,
  page: PageRequest,
): Promise<string[]> {
  const hits = search.rows.where(search.keyword).select(keys(search.orderedBy))
  const { rows } = await sql<{ id: string }>`select id from ${hits} hits ${cut(search, page)}`.execute(db)
  return rows.map((row) => row.id)
}

/** How many rows the statistics expect. */
async function plannedRows(hits: SelectQueryBuilder<DB, never, object>): Promise<number> {
  const [plan] = await hits.select(id).explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json')
  return plan?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
