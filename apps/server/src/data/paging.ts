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

/**
 * One page of a query that has its filters and its order, with the count over the same filters: exact up to 10,000,
 * an estimate beyond (docs/http-conventions.md, Lists). For lists of moderate size; hot ones have statements of their own,
 * or tell the `total` that they know from elsewhere.
 */
export async function pageOf<Tables extends keyof DB, Row>(
  db: Db,
  query: SelectQueryBuilder<DB, Tables, Row>,
  { currentPageNum, pageSize }: PageRequest,
  total?: number,
): Promise<Page<Row>> {
  const known = total ?? (await countRows(db, query))
  const list = await query
    .limit(pageSize)
    .offset((currentPageNum - 1) * pageSize)
    .execute()
  return countedPage(list, known, { currentPageNum, pageSize })
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
