import { type OrderByItemBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { allOf } from '../../data/all-of.ts'
import type { Db } from '../../data/database.ts'
import { type Reading, searchPage } from '../../data/search-page.ts'

export interface ReviewFilters {
  keyword?: string | undefined
  certiFlg?: number | undefined
  currentPageNum: number
  pageSize: number
}

const CODE_PREFIX = /^[0-9A-HJ-NP-RTUW-Y]{4,18}$/

/** The beginning of a credit code, when the keyword is one. */
function codeOf({ keyword }: ReviewFilters): string | undefined {
  const code = keyword?.toUpperCase() ?? ''
  return CODE_PREFIX.test(code) ? code : undefined
}

/** Of a state, and of a code where one is looked for. */
function conditions(filters: ReviewFilters) {
  const parts: RawBuilder<SqlBool>[] = []
  if (filters.certiFlg !== undefined) parts.push(sql`certi_flg = ${filters.certiFlg}`)
  const code = codeOf(filters)
  if (code) parts.push(sql`credit_code like ${`${code}%`}`)
  return allOf(parts)
}

const filtered = (db: Db, filters: ReviewFilters) => db.selectFrom('enterprise').where(conditions(filters))

/** The longest waiting first where a review is due, else the newest. */
function orderOf({ certiFlg }: ReviewFilters) {
  const oldestFirst = certiFlg === 2
  return {
    oldestFirst,
    byMoment: (order: OrderByItemBuilder) => (oldestFirst ? order.asc() : order.desc().nullsLast()),
    byId: oldestFirst ? ('asc' as const) : ('desc' as const),
  }
}

/** One page, found by a word of the name, by the beginning of a code, or all. */
export async function listForReview(reading: Reading, filters: ReviewFilters) {
  const { db } = reading
  const { oldestFirst } = orderOf(filters)
  const keyword = codeOf(filters) ? undefined : filters.keyword
  if (!keyword) return pageInOrder(db, filters)
  const state = filters.certiFlg === undefined ? [] : [`certi:${filters.certiFlg}`]
  return searchPage(
    reading,
    {
      table: 'enterprise',
      keyword,
      conditions: conditions(filters),
      orderedBy: 'submitted_at',
      order: oldestFirst ? sql`submitted_at, id` : sql`submitted_at desc nulls last, id desc`,
      mapped: { tokens: state, rows: conditions(filters), ...(state[0] ? { token: state[0] } : {}) },
      read: (ids) => readRows(db, ids, filters),
    },
    filters,
  )
}

/** Pages through ids alone, so deep pages stay cheap. */
async function pageInOrder(db: Db, filters: ReviewFilters) {
  const { currentPageNum, pageSize } = filters
  const { byMoment, byId } = orderOf(filters)
  const page = await filtered(db, filters)
    .select('id')
    .orderBy('submitted_at', byMoment)
    .orderBy('id', byId)
    .limit(pageSize)
    .offset((currentPageNum - 1) * pageSize)
    .execute()
  const ids = page.map(({ id }) => id)
  const list = ids.length === 0 ? [] : await readRows(db, ids, filters)
  return { list, ...(await countUpTo(db, filters)), currentPageNum, pageSize }
}

function readRows(db: Db, ids: string[], filters: ReviewFilters) {
  const { byMoment, byId } = orderOf(filters)
  return db
    .selectFrom('enterprise')
    .leftJoin('region', 'region.code', 'enterprise.area_code')
    .where('enterprise.id', 'in', ids)
    .select([
      'enterprise.id as companyId',
      'enterprise.corporate_name as corporateName',
      'enterprise.credit_code as creditCode',
      'enterprise.credit_code_suspect as creditCodeSuspect',
      'region.name as areaName',
      'enterprise.certi_flg as certiFlg',
      'enterprise.submitted_at as submittedAt',
      'enterprise.reviewed_at as reviewedAt',
    ])
    .orderBy('enterprise.submitted_at', byMoment)
    .orderBy('enterprise.id', byId)
    .execute()
}

async function countUpTo(db: Db, filters: ReviewFilters) {
  const capped = filtered(db, filters)
    .select('id')
    .limit(EXACT_TOTAL_LIMIT + 1)
  const { total } = await db
    .selectFrom(capped.as('capped'))
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const isEstimate = Number(total) > EXACT_TOTAL_LIMIT
  return {
    total: Math.min(Number(total), EXACT_TOTAL_LIMIT),
    ...(isEstimate ? { totalIsEstimate: true } : {}),
  }
}
