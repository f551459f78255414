import { sql } from 'kysely'
import { GOING_ON_STATES } from '@lqr/contract/applications/states.ts'
import type { Db } from '../../data/database.ts'

export interface CountedCases {
  readonly open: number
  readonly closed: number
}

/** How many cases of an organisation have a way ahead, and how many are over. */
export async function countCases(db: Db, orgId: string): Promise<CountedCases> {
  const { rows } = await sql<CountedCases>`select
    (select count(*)::int from product_application where org_id = ${orgId}
      and status = any(${[...GOING_ON_STATES]}::text[])) open,
    (select count(*)::int from product_application where org_id = ${orgId}
      and status <> all(${[...GOING_ON_STATES, 'DRAFT']}::text[])) closed`.execute(db)
  return rows[0] as CountedCases
}

export interface MovedCase {
  id: string
  applyNo: string
  companyId: string
  productName: string
  status: string
  authorisationId: string | null
}

/** Gives every case with a way ahead to another organisation; who received it first stays written. */
export async function moveCases(
  tx: Db,
  { fromId, intoId, now }: { fromId: string; intoId: string; now: Date },
): Promise<MovedCase[]> {
  const { rows } = await sql<MovedCase>`update product_application set org_id = ${intoId},
      received_org_id = coalesce(received_org_id, org_id), version = version + 1, updated_at = ${now.toISOString()}
    where org_id = ${fromId} and status = any(${[...GOING_ON_STATES]}::text[])
    returning id, apply_no "applyNo", company_id "companyId", product_snapshot ->> 'name' "productName", status,
      authorisation_id "authorisationId"`.execute(tx)
  return rows
}
