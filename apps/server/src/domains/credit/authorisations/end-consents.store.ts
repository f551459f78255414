import { sql } from 'kysely'
import { LIVING_STATES } from '@lqr/contract/credit/states.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'
import { revokeReasons } from './copy.ts'

export interface EndedConsent {
  readonly authNo: string
  readonly bizNo: string
  readonly holderOrgId: string
  /** False of a request that nobody had answered. */
  readonly isGiven: boolean
}

/** Ends every living consent of a company whose last person goes; what lapsed before stays as it was. */
export async function endConsentsOf(tx: Db, companyId: string): Promise<EndedConsent[]> {
  const { rows } =
    await sql<EndedConsent>`update credit_authorisation set status = 'REVOKED', revoked_at = now(),
      revoke_reason = ${revokeReasons.accountClosed}, version = version + 1
    where grantor_company_id = ${companyId} and status in (${codeLiterals(LIVING_STATES)}) and valid_to > now()
    returning auth_no "authNo", biz_no "bizNo", coalesce(successor_org_id, grantee_org_id) "holderOrgId",
      evidence_hash is not null "isGiven"`.execute(tx)
  return rows
}
