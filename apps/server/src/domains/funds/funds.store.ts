import type { FundKindCode, FundPhaseCode } from '@lqr/contract/reference/fund-kinds.ts'
import { sql } from 'kysely'
import { type PageRequest, pageOf } from '../../data/paging.ts'
import type { Db } from '../../data/database.ts'
import { matchesKeyword } from '../../data/search-text.ts'

/** What funds are narrowed to. */
export interface FundFilter {
  readonly keyword?: string | undefined
  readonly kind?: FundKindCode | undefined
  readonly phase?: FundPhaseCode | undefined
  readonly industry?: string | undefined
  readonly stage?: string | undefined
  /** Funds that invest this many yuan in one project. */
  readonly amountYuan?: number | undefined
  /** Areas in which funds invest; undefined shows all. */
  readonly areas?: readonly string[] | undefined
}

export const shownColumns = [
  'fund.id',
  'fund.name',
  'fund.kind',
  'fund.phase',
  'fund.size_yuan as sizeYuan',
  'fund.manager',
  'fund.industries',
  'fund.stages',
  'fund.amount_min_yuan as amountMinYuan',
  'fund.amount_max_yuan as amountMaxYuan',
  'fund.area_code as areaCode',
  'region.name as areaName',
  'fund.intro',
  'fund.how_to_apply as howToApply',
  'fund.office_phone as officePhone',
  'fund.is_example as isExample',
] as const

/** Funds with the region they invest in. */
export const allFunds = (db: Db) => db.selectFrom('fund').innerJoin('region', 'region.code', 'fund.area_code')

function narrowed(db: Db, filter: FundFilter) {
  const { keyword, kind, phase, industry, stage, amountYuan, areas } = filter
  let query = allFunds(db).where('fund.status', '=', 'PUBLISHED')
  if (kind) query = query.where('fund.kind', '=', kind)
  if (phase) query = query.where('fund.phase', '=', phase)
  if (industry) query = query.where(sql<boolean>`fund.industries @> array[${industry}]`)
  if (stage) query = query.where(sql<boolean>`fund.stages @> array[${stage}]`)
  if (amountYuan) {
    query = query.where(
      sql<boolean>`${amountYuan}::numeric between fund.amount_min_yuan and fund.amount_max_yuan`,
    )
  }
  if (areas) query = query.where(sql<boolean>`fund.area_code = any(${areas}::text[])`)
  const found = matchesKeyword(keyword, 'fund')
  return found ? query.where(found) : query
}

/** One page of published funds: those that invest first, then by size. */
export function findFunds(db: Db, filter: FundFilter & PageRequest) {
  const query = narrowed(db, filter)
    .orderBy(sql`fund.phase = 'investing'`, 'desc')
    .orderBy('fund.size_yuan', 'desc')
    .orderBy('fund.id')
    .select(shownColumns)
  return pageOf(db, query, filter)
}

/** One published fund. */
export function findFund(db: Db, id: string) {
  return narrowed(db, {}).where('fund.id', '=', id).select(shownColumns).executeTakeFirst()
}

/** Number of funds, of those that invest, and their size in yuan. */
export function sumFunds(db: Db, filter: FundFilter) {
  return narrowed(db, filter)
    .select([
      sql<number>`count(*)::int`.as('funds'),
      sql<number>`count(*) filter (where fund.phase = 'investing')::int`.as('investing'),
      sql<number>`coalesce(sum(fund.size_yuan), 0)`.as('sizeYuan'),
    ])
    .executeTakeFirstOrThrow()
}

/** Number of funds of each kind. */
export function countByKind(db: Db, filter: FundFilter) {
  return narrowed(db, filter)
    .groupBy('fund.kind')
    .select(['fund.kind as code', sql<number>`count(*)::int`.as('count')])
    .execute()
}
