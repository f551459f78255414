import { sql } from 'kysely'
import type { CodeOf } from '../../../../../database/coded-columns.ts'
import { type PageRequest, pageOf } from '../../data/paging.ts'
import type { Db } from '../../data/database.ts'
import { matchesKeyword } from '../../data/search-text.ts'

/** What parks are narrowed to. */
export interface ParkFilter {
  readonly keyword?: string | undefined
  readonly level?: CodeOf<'park.level'> | undefined
  readonly industry?: CodeOf<'park_enterprise.industry'> | undefined
  /** Areas whose parks are shown; undefined shows all. */
  readonly areas?: readonly string[] | undefined
}

/** What the enterprises of parks are narrowed to. */
export interface ParkEnterpriseFilter {
  readonly keyword?: string | undefined
  readonly parkId?: string | undefined
  readonly industry?: CodeOf<'park_enterprise.industry'> | undefined
  readonly scale?: CodeOf<'park_enterprise.scale'> | undefined
  readonly areas?: readonly string[] | undefined
}

const presented = sql<number>`(select count(*)::int from park_enterprise e
  where e.park_id = park.id and e.status = 'PUBLISHED')`

const cardColumns = [
  'park.id' as const,
  'park.name' as const,
  'park.level' as const,
  'park.area_code as areaCode' as const,
  'region.name as areaName' as const,
  'park.industries' as const,
  'park.area_km2 as areaKm2' as const,
  'park.intro' as const,
  'park.is_example as isExample' as const,
  presented.as('enterprises'),
]

export const shownColumns = [
  ...cardColumns,
  'park.office_name as officeName' as const,
  'park.office_phone as officePhone' as const,
  'park.address' as const,
  'park.services' as const,
]

/** Parks with the region they lie in. */
export function allParks(db: Db) {
  return db.selectFrom('park').innerJoin('region', 'region.code', 'park.area_code')
}

function narrowed(db: Db, { keyword, level, industry, areas }: ParkFilter) {
  let query = allParks(db).where('park.status', '=', 'PUBLISHED')
  if (level) query = query.where('park.level', '=', level)
  if (industry) query = query.where(sql<boolean>`park.industries @> array[${industry}]`)
  if (areas) query = query.where(sql<boolean>`park.area_code = any(${areas}::text[])`)
  const found = matchesKeyword(keyword, 'park')
  return found ? query.where(found) : query
}

/** One page of published parks: national ones first, then by the number of enterprises they present. */
export function findParks(db: Db, filter: ParkFilter & PageRequest) {
  const query = narrowed(db, filter)
    .orderBy('park.level')
    .orderBy(presented, 'desc')
    .orderBy('park.id')
    .select(cardColumns)
  return pageOf(db, query, filter)
}

/** One published park. */
export function findPark(db: Db, id: string) {
  return narrowed(db, {}).where('park.id', '=', id).select(shownColumns).executeTakeFirst()
}

/** Number, planned area (km²) and presented enterprises of the parks of a filter. */
export function sumParks(db: Db, filter: ParkFilter) {
  return narrowed(db, filter)
    .select([
      sql<number>`count(*)::int`.as('parks'),
      sql<number>`coalesce(sum(park.area_km2), 0)`.as('areaKm2'),
      sql<number>`coalesce(sum(${presented}), 0)::int`.as('enterprises'),
    ])
    .executeTakeFirstOrThrow()
}

/** Number of parks of each level. */
export function countByLevel(db: Db, filter: ParkFilter) {
  return narrowed(db, filter)
    .groupBy('park.level')
    .select(['park.level as code', sql<number>`count(*)::int`.as('count')])
    .execute()
}

/** Number of parks that lead in each industry; a park counts in each of its own. */
export function countByIndustry(db: Db, filter: ParkFilter) {
  const code = sql<string>`unnest(park.industries)`
  return db
    .selectFrom(narrowed(db, filter).select(code.as('code')).as('led'))
    .groupBy('code')
    .select(['code', sql<number>`count(*)::int`.as('count')])
    .execute()
}

const enterpriseColumns = [
  'park_enterprise.id' as const,
  'park_enterprise.park_id as parkId' as const,
  'park.name as parkName' as const,
  'park_enterprise.name' as const,
  'park_enterprise.industry' as const,
  'park_enterprise.scale' as const,
  'region.name as areaName' as const,
  'park_enterprise.products' as const,
  'park_enterprise.honours' as const,
  'park_enterprise.is_example as isExample' as const,
]

function presentedEnterprises(db: Db) {
  return db
    .selectFrom('park_enterprise')
    .innerJoin('park', 'park.id', 'park_enterprise.park_id')
    .innerJoin('region', 'region.code', 'park.area_code')
    .where('park_enterprise.status', '=', 'PUBLISHED')
    .where('park.status', '=', 'PUBLISHED')
}

/** One page of the enterprises that published parks present. */
export function findParkEnterprises(db: Db, filter: ParkEnterpriseFilter & PageRequest) {
  const { keyword, parkId, industry, scale, areas } = filter
  let query = presentedEnterprises(db)
  if (parkId) query = query.where('park_enterprise.park_id', '=', parkId)
  if (industry) query = query.where('park_enterprise.industry', '=', industry)
  if (scale) query = query.where('park_enterprise.scale', '=', scale)
  if (areas) query = query.where(sql<boolean>`park.area_code = any(${areas}::text[])`)
  const found = matchesKeyword(keyword, 'park_enterprise')
  if (found) query = query.where(found)
  return pageOf(db, query.orderBy('park_enterprise.id').select(enterpriseColumns), filter)
}

/** One presented enterprise, with the code by which rosters know it; undefined when it or its park is not published. */
export function findParkEnterprise(db: Db, id: string) {
  return presentedEnterprises(db)
    .where('park_enterprise.id', '=', id)
    .select([
      ...enterpriseColumns,
      'park_enterprise.found_year as foundYear',
      'park_enterprise.employees',
      'park_enterprise.intro',
      'park_enterprise.consented_on as consentedOn',
      'park_enterprise.credit_code as creditCode',
    ])
    .executeTakeFirst()
}
