import { type RawBuilder, sql } from 'kysely'
import { LIVING_STATES } from '@lqr/contract/credit/states.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'
import { revokeReasons } from './copy.ts'

const HOLDER = sql`coalesce(successor_org_id, grantee_org_id)`

function isLiving(now: Date): RawBuilder<unknown> {
  return sql`(status in (${codeLiterals(LIVING_STATES)}) and valid_to > ${now.toISOString()})`
}

/** The consents an organisation holds: those that open something now, and those that are over. */
export async function countAuthorisations(
  db: Db,
  orgId: string,
  now: Date,
): Promise<{ living: number; past: number }> {
  const { rows } = await sql<{ living: number; past: number }>`select
      count(*) filter (where ${isLiving(now)})::int living,
      count(*) filter (where not ${isLiving(now)})::int past
    from credit_authorisation where ${HOLDER} = ${orgId}`.execute(db)
  return rows[0] ?? { living: 0, past: 0 }
}

/** Lets another organisation go on with every living consent of one; grantee and evidence stay. */
export async function passOnAuthorisations(
  tx: Db,
  { fromId, intoId, now }: { fromId: string; intoId: string; now: Date },
): Promise<{ id: string; authNo: string; grantorCompanyId: string }[]> {
  const { rows } = await sql<{ id: string; authNo: string; grantorCompanyId: string }>`
    update credit_authorisation set successor_org_id = ${intoId}, succeeded_at = ${now.toISOString()},
      version = version + 1
    where ${HOLDER} = ${fromId} and ${isLiving(now)}
    returning id, auth_no "authNo", grantor_company_id "grantorCompanyId"`.execute(tx)
  return rows
}

/** Ends every living consent of an organisation that ends without a successor; answers their ids. */
export async function endAuthorisationsOf(tx: Db, orgId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update credit_authorisation set status = 'REVOKED',
      revoked_at = ${now.toISOString()}, revoke_reason = ${revokeReasons.organisationClosed}, version = version + 1
    where ${HOLDER} = ${orgId} and ${isLiving(now)} returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
