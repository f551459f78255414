import { type Insertable, sql } from 'kysely'
import type { Valuation as ValuationTable } from '../../../../../database/types.ts'
import type { AttachedValuation } from '@lqr/contract/valuations/entities.ts'
import type { Db } from '../../data/database.ts'
import type { Cut } from '../../data/paging.ts'

/** A valuation as it was on the day it was made: what an application keeps of it. */
export type ValuationSnapshot = Omit<AttachedValuation, 'areaName' | 'disclaimer' | 'isExpired'>

export interface KeptValuation extends ValuationSnapshot {
  readonly id: string
  readonly isExample: boolean
  readonly createdAt: string
}

interface Own {
  readonly companyId: string
  /** Those alone that are still good on this day. */
  readonly validOn?: string | undefined
}

const VALUATION = sql<KeptValuation>`id::text id, area_code "areaCode", address, kind, ownership,
  area_square_metres "areaSquareMetres", built_year "builtYear", floor, total_floors "totalFloors", structure,
  certificate_no_masked "certificateNoMasked", low_yuan "lowYuan", middle_yuan "middleYuan", high_yuan "highYuan",
  unit_price_yuan "unitPriceYuan", as_of "asOf", valid_to "validTo", method, cases, source_name "sourceName",
  is_demonstration "isDemonstration", is_example "isExample", created_at "createdAt"`

const matching = ({ companyId, validOn }: Own) =>
  sql`from valuation where company_id = ${companyId} and valid_to >= ${validOn ?? '0001-01-01'}::date`

/** One page of what an enterprise keeps, the newest first. */
export async function pageOfValuations(db: Db, own: Own, { limit, offset }: Cut): Promise<KeptValuation[]> {
  const { rows } = await sql<KeptValuation>`select ${VALUATION} ${matching(own)}
    order by id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countValuations(db: Db, own: Own): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total ${matching(own)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** What the enterprise keeps under this number; undefined when there is none, or it is another's. */
export async function findValuation(
  db: Db,
  companyId: string,
  id: string,
): Promise<KeptValuation | undefined> {
  const { rows } = await sql<KeptValuation>`select ${VALUATION} from valuation
    where id = ${id} and company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** The one that was kept of the same estimate before. */
export async function findSameEstimate(
  db: Db,
  companyId: string,
  hash: Buffer,
): Promise<KeptValuation | undefined> {
  const { rows } = await sql<KeptValuation>`select ${VALUATION} from valuation
    where company_id = ${companyId} and estimate_hash = ${hash}`.execute(db)
  return rows[0]
}

/** Has what an enterprise saves go one after the other, until the transaction ends. */
export async function holdOwner(tx: Db, companyId: string): Promise<void> {
  await sql`select from enterprise where id = ${companyId} for no key update`.execute(tx)
}

export async function insertValuation(tx: Db, row: Insertable<ValuationTable>): Promise<string> {
  const { id } = await tx.insertInto('valuation').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Whether there was one of the enterprise to remove. */
export async function removeValuation(tx: Db, companyId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('valuation')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
