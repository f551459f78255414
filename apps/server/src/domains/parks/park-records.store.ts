import type { Insertable } from 'kysely'
import type * as z from 'zod'
import type { parkEnterpriseForm, parkForm } from '@lqr/contract/parks/entities.ts'
import { LEADING_INDUSTRIES } from '@lqr/contract/reference/leading-industries.ts'
import { normalizeCreditCode } from '@lqr/contract/rules/credit-code.ts'
import type { Park, ParkEnterprise } from '../../../../../database/types.ts'
import { allTaken } from '../../data/all-taken.ts'
import { type PageRequest, pageOf } from '../../data/paging.ts'
import type { PublicationStatus } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../../data/database.ts'
import { matchesKeyword, searchColumns } from '../../data/search-text.ts'
import { nextVersion } from '../../publishing/publication.store.ts'
import { parkColumns } from './parks.store.ts'

type ParkForm = z.output<typeof parkForm>
type EnterpriseForm = z.output<typeof parkEnterpriseForm>

interface Keyworded {
  readonly keyword?: string | undefined
  readonly status?: PublicationStatus | undefined
}

const industryNames = (codes: readonly string[]) =>
  LEADING_INDUSTRIES.filter(({ code }) => codes.includes(code)).map(({ name }) => name)

/** The columns of a park with the words it is found by: its name, office and leading industries. */
export function parkValues(form: ParkForm) {
  const { name, level, areaCode, industries, areaKm2, officeName, officePhone, ...described } = form
  const { address, intro, services, ...rest } = described
  allTaken(rest)
  return {
    name,
    level,
    area_code: areaCode,
    industries,
    area_km2: areaKm2,
    office_name: officeName,
    office_phone: officePhone,
    address,
    intro,
    services,
    ...searchColumns(name, officeName, ...industryNames(industries)),
  } satisfies Insertable<Park>
}

/** The columns of a presented enterprise with the words it is found by: its name, products and industry. */
export function enterpriseValues(form: EnterpriseForm) {
  const { name, creditCode, industry, scale, foundYear, employees, products, ...described } = form
  const { honours, intro, consentedOn, ...rest } = described
  allTaken(rest)
  return {
    name,
    credit_code: creditCode ? normalizeCreditCode(creditCode) : null,
    industry,
    scale,
    found_year: foundYear,
    employees,
    products,
    honours,
    intro,
    consented_on: consentedOn,
    ...searchColumns(name, ...products, ...industryNames([industry])),
  } satisfies Omit<Insertable<ParkEnterprise>, 'park_id'>
}

function parkRecords(db: Db) {
  return db
    .selectFrom('park')
    .innerJoin('region', 'region.code', 'park.area_code')
    .select([
      ...parkColumns,
      'park.status',
      'park.published_at as publishedAt',
      'park.updated_at as updatedAt',
      'park.version',
    ])
}

/** One page of parks in every state, the one changed last first. */
export function findParkRecords(db: Db, { keyword, status, ...page }: Keyworded & PageRequest) {
  let query = parkRecords(db)
  if (status) query = query.where('park.status', '=', status)
  const found = matchesKeyword(keyword, 'park')
  if (found) query = query.where(found)
  return pageOf(db, query.orderBy('park.updated_at', 'desc').orderBy('park.id', 'desc'), page)
}

export function findParkRecord(db: Db, id: string) {
  return parkRecords(db).where('park.id', '=', id).executeTakeFirst()
}

export async function insertPark(tx: Db, form: ParkForm): Promise<string> {
  const { id } = await tx
    .insertInto('park')
    .values(parkValues(form))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes the fields of a park in this version; false when it has another one. */
export async function updateParkRow(
  tx: Db,
  { id, version }: { id: string; version: number },
  form: ParkForm,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('park')
    .set({ ...parkValues(form), ...nextVersion(now) })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function enterpriseRecords(db: Db) {
  return db
    .selectFrom('park_enterprise')
    .select([
      'id',
      'park_id as parkId',
      'name',
      'credit_code as creditCode',
      'industry',
      'scale',
      'found_year as foundYear',
      'employees',
      'products',
      'honours',
      'intro',
      'consented_on as consentedOn',
      'status',
      'published_at as publishedAt',
      'updated_at as updatedAt',
      'is_example as isExample',
      'version',
    ])
}

/** One page of the enterprises of a park in every state, the one changed last first. */
export function findEnterpriseRecords(
  db: Db,
  { parkId, keyword, status, ...page }: Keyworded & { parkId: string } & PageRequest,
) {
  let query = enterpriseRecords(db).where('park_id', '=', parkId)
  if (status) query = query.where('status', '=', status)
  const found = matchesKeyword(keyword)
  if (found) query = query.where(found)
  return pageOf(db, query.orderBy('updated_at', 'desc').orderBy('id', 'desc'), page)
}

export function findEnterpriseRecord(db: Db, id: string) {
  return enterpriseRecords(db).where('id', '=', id).executeTakeFirst()
}

export async function insertParkEnterprise(tx: Db, parkId: string, form: EnterpriseForm): Promise<string> {
  const { id } = await tx
    .insertInto('park_enterprise')
    .values({ park_id: parkId, ...enterpriseValues(form) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes the fields of a presented enterprise in this version; false when it has another one. */
export async function updateEnterpriseRow(
  tx: Db,
  { id, version }: { id: string; version: number },
  form: EnterpriseForm,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('park_enterprise')
    .set({ ...enterpriseValues(form), ...nextVersion(now) })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
