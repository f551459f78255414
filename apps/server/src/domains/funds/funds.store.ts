import { type Insertable, sql } from 'kysely'
import type * as z from 'zod'
import type { createFund } from '@lqr/contract/funds/calls.ts'
import { LEADING_INDUSTRIES } from '@lqr/contract/reference/leading-industries.ts'
import type { Fund } from '../../../../../database/types.ts'
import { allTaken } from '../../data/all-taken.ts'
import { type PageRequest, pageOf } from '../../data/paging.ts'
import type { PublicationStatus } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../../data/database.ts'
import { matchesKeyword, searchColumns } from '../../data/search-text.ts'
import { nextVersion } from '../../publishing/publication.store.ts'

type FundForm = z.output<(typeof createFund)['body']>

/** What funds are narrowed to. */
export interface FundFilter {
  readonly keyword?: string | undefined
  readonly kind?: string | undefined
  readonly phase?: string | undefined
  readonly industry?: string | undefined
  readonly stage?: string | undefined
  /** Funds that invest this many yuan in one project. */
  readonly amountYuan?: number | undefined
  /** Areas in which funds invest; undefined shows all. */
  readonly areas?: readonly string[] | undefined
}

const fundColumns = [
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

const recordColumns = [
  ...fundColumns,
  'fund.status',
  'fund.published_at as publishedAt',
  'fund.updated_at as updatedAt',
  'fund.version',
] as const

/** The columns of a fund with the words it is found by: its name, manager and industries. */
export function fundValues(form: FundForm) {
  const { name, kind, phase, sizeYuan, manager, industries, stages, ...offered } = form
  const { amountMinYuan, amountMaxYuan, areaCode, intro, howToApply, officePhone, ...rest } = offered
  allTaken(rest)
  const fields = LEADING_INDUSTRIES.filter(({ code }) => industries.includes(code))
  return {
    name,
    kind,
    phase,
    size_yuan: sizeYuan,
    manager,
    industries,
    stages,
    amount_min_yuan: amountMinYuan,
    amount_max_yuan: amountMaxYuan,
    area_code: areaCode,
    intro,
    how_to_apply: howToApply,
    office_phone: officePhone,
    ...searchColumns(name, manager, ...fields.map(({ name }) => name)),
  } satisfies Insertable<Fund>
}

const allFunds = (db: Db) => db.selectFrom('fund').innerJoin('region', 'region.code', 'fund.area_code')

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
    .select(fundColumns)
  return pageOf(db, query, filter)
}

/** One published fund. */
export function findFund(db: Db, id: string) {
  return narrowed(db, {}).where('fund.id', '=', id).select(fundColumns).executeTakeFirst()
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

/** One page of funds in every state, the one changed last first. */
export function findFundRecords(
  db: Db,
  filter: { keyword?: string | undefined; status?: PublicationStatus | undefined } & PageRequest,
) {
  let query = allFunds(db).select(recordColumns)
  if (filter.status) query = query.where('fund.status', '=', filter.status)
  const found = matchesKeyword(filter.keyword, 'fund')
  if (found) query = query.where(found)
  return pageOf(db, query.orderBy('fund.updated_at', 'desc').orderBy('fund.id', 'desc'), filter)
}

export function findFundRecord(db: Db, id: string) {
  return allFunds(db).where('fund.id', '=', id).select(recordColumns).executeTakeFirst()
}

export async function insertFund(tx: Db, form: FundForm): Promise<string> {
  const { id } = await tx
    .insertInto('fund')
    .values(fundValues(form))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes the fields of a fund in this version; false when it has another one. */
export async function updateFundRow(
  tx: Db,
  { id, version }: { id: string; version: number },
  form: FundForm,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('fund')
    .set({ ...fundValues(form), ...nextVersion(now) })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
