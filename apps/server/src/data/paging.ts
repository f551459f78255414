import { sql, type SelectQueryBuilder } from 'kysely'
import { EXACT_TOTAL_LIMIT, type Page } from '@lqr/contract/kernel/page.ts'
import type { DB } from '../../../../database/types.ts'
import type { Db } from './database.ts'

export interface PageRequest {
  readonly currentPageNum: number
  readonly pageSize: number
}

/** A page with its count: exact up to 10,000, the lower bound of an estimate beyond (docs/http-conventions.md, Lists). */
export function countedPage<T>(list: T[], total: number, { currentPageNum, pageSize }: PageRequest): Page<T> {
  const isEstimate = total > EXACT_TOTAL_LIMIT
  return {
    list,
    total: Math.min(total, EXACT_TOTAL_LIMIT),
    ...(isEstimate ? { totalIsEstimate: true } : {}),
    currentPageNum,
    pageSize,
  }
}

/** Where a page begins and how long it is. */
export interface Cut {
  readonly limit: number
  readonly offset: number
}

/**
 * A page of a list, read before it is counted: one that is not full is the last, and tells by itself how many rows there are. So most lists of
 * a person's own are one statement.
 */
export async function readPage<Row>(
  page: PageRequest,
  read: (cut: Cut) => Promise<Row[]>,
  count: () => Promise<number>,
): Promise<Page<Row>> {
  const { currentPageNum, pageSize } = page
  const offset = (currentPageNum - 1) * pageSize
  const rows = await read({ limit: pageSize, offset })
  const isLast = rows.length < pageSize && (rows.length > 0 || offset === 0)
  return countedPage(rows, isLast ? offset + rows.length : await count(), page)
}

/**
 * One page of a query that has its filters and its order, with the count over the same filters: exact up to 10,000,
 * an estimate beyond (docs/http-conventions.md, Lists). For lists of moderate size; hot ones have statements of their own,
 * or tell the `total` that they know from elsewhere.
 */
export function pageOf<Tables extends keyof DB, Row>(
  db: Db,
  query: SelectQueryBuilder<DB, Tables, Row>,
  { currentPageNum, pageSize }: PageRequest,
  total?: number,
): Promise<Page<Row>> {
  return readPage(
    { currentPageNum, pageSize },
    ({ limit, offset }) => query.limit(limit).offset(offset).execute(),
    () => (total === undefined ? countRows(db, query) : Promise.resolve(total)),
  )
}

/** How many rows a query has, up to one beyond the exact limit. */
async function countRows<Tables extends keyof DB, Row>(
  db: Db,
  query: SelectQueryBuilder<DB, Tables, Row>,
): Promise<number> {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as('one'))
    .limit(EXACT_TOTAL_LIMIT + 1)
  const { total } = await db
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}
