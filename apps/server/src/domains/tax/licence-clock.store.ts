import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import { LIVING_CASE } from './licence.store.ts'

interface Ending {
  readonly licenceNo: string
  readonly bizNo: string
  readonly companyId: string
  readonly orgId: string
  readonly orgName: string
}

/** How many are told of in a run. */
const PORTION = 500

/** Ends licences past their last moment; answers them, and whether each was still good: with its case it was over before. */
export async function endLapsed(tx: Db, at: Date): Promise<(Ending & { readonly isCaseLiving: boolean })[]> {
  const { rows } = await sql<
    Ending & { isCaseLiving: boolean }
  >`update tax_licence l set status = 'EXPIRED' from organisation o, product_application a
    where o.id = l.org_id and a.id = l.application_id
      and l.id in (select id from tax_licence where status = 'VALID' and valid_to <= ${at.toISOString()}
      order by valid_to limit ${PORTION} for update skip locked)
    returning l.licence_no "licenceNo", l.biz_no "bizNo", l.company_id::text "companyId", l.org_id::text "orgId",
      o.name "orgName", ${LIVING_CASE} "isCaseLiving"`.execute(tx)
  return rows
}

/** Marks licences of living cases that end within so many days as told; answers them with the days that are left. */
export async function noteEnding(
  tx: Db,
  at: Date,
  daysBefore: number,
): Promise<(Ending & { readonly days: number })[]> {
  const { rows } = await sql<
    Ending & { days: number }
  >`update tax_licence l set reminded_at = ${at.toISOString()}
    from organisation o where o.id = l.org_id and l.id in (select due.id from tax_licence due
      join product_application a on a.id = due.application_id where due.status = 'VALID' and ${LIVING_CASE}
      and due.reminded_at is null and due.valid_to > ${at.toISOString()}
      and due.valid_to <= ${at.toISOString()}::timestamptz + make_interval(days => ${daysBefore})
      order by due.valid_to limit ${PORTION} for update of due skip locked)
    returning l.licence_no "licenceNo", l.biz_no "bizNo", l.company_id::text "companyId", l.org_id::text "orgId",
      o.name "orgName", ceil(extract(epoch from l.valid_to - ${at.toISOString()}::timestamptz) / 86400)::int days`.execute(
    tx,
  )
  return rows
}
