import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'

interface Ending {
  readonly licenceNo: string
  readonly bizNo: string
  readonly companyId: string
  readonly orgId: string
  readonly orgName: string
}

/** How many are told of in a run. */
const PORTION = 500

/** Ends licences past their last moment; answers them. */
export async function endLapsed(tx: Db, at: Date): Promise<Ending[]> {
  const { rows } = await sql<Ending>`update tax_licence l set status = 'EXPIRED' from organisation o
    where o.id = l.org_id and l.id in (select id from tax_licence where status = 'VALID' and valid_to <= ${at.toISOString()}
      order by valid_to limit ${PORTION} for update skip locked)
    returning l.licence_no "licenceNo", l.biz_no "bizNo", l.company_id::text "companyId", l.org_id::text "orgId",
      o.name "orgName"`.execute(tx)
  return rows
}

/** Marks licences that end within so many days as told; answers them with the days that are left. */
export async function noteEnding(
  tx: Db,
  at: Date,
  daysBefore: number,
): Promise<(Ending & { readonly days: number })[]> {
  const { rows } = await sql<
    Ending & { days: number }
  >`update tax_licence l set reminded_at = ${at.toISOString()}
    from organisation o where o.id = l.org_id and l.id in (select id from tax_licence where status = 'VALID'
      and reminded_at is null and valid_to > ${at.toISOString()}
      and valid_to <= ${at.toISOString()}::timestamptz + make_interval(days => ${daysBefore})
      order by valid_to limit ${PORTION} for update skip locked)
    returning l.licence_no "licenceNo", l.biz_no "bizNo", l.company_id::text "companyId", l.org_id::text "orgId",
      o.name "orgName", ceil(extract(epoch from l.valid_to - ${at.toISOString()}::timestamptz) / 86400)::int days`.execute(
    tx,
  )
  return rows
}
