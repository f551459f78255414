import { sql } from 'kysely'
import type { AuthorisationPurpose } from '@lqr/contract/credit/authorisation-letter.ts'
import type { AuthorisedScope } from '@lqr/contract/credit/scopes.ts'
import type { Db } from '../../../data/database.ts'
import type { AuthorisationState } from './authorisation.rules.ts'

/** What a credential says of an authorisation, with the names as they were when it was given. */
export interface CredentialRow extends AuthorisationState {
  readonly id: string
  readonly authNo: string
  readonly grantorCompanyId: string
  readonly granteeOrgId: string
  /** Who holds it now: the institution it was given to, or the one that goes on with it. */
  readonly holderOrgId: string
  readonly corporateName: string
  readonly creditCode: string | null
  readonly orgName: string
  readonly successorName: string | null
  readonly purposeCode: AuthorisationPurpose
  readonly bizNo: string
  readonly dataScope: AuthorisedScope[]
  readonly agreementVersion: string
  readonly evidenceHash: string | null
  readonly revokedAt: string | null
}

export async function findForCredential(db: Db, id: string): Promise<CredentialRow | undefined> {
  const { rows } =
    await sql<CredentialRow>`select c.id, c.auth_no "authNo", c.grantor_company_id "grantorCompanyId",
      c.grantee_org_id "granteeOrgId", coalesce(c.successor_org_id, c.grantee_org_id) "holderOrgId",
      c.corporate_name "corporateName", c.credit_code "creditCode", c.org_name "orgName", s.name "successorName",
      c.purpose_code "purposeCode", c.biz_no "bizNo", c.data_scope "dataScope", c.agreement_version "agreementVersion",
      c.evidence_hash "evidenceHash", c.revoked_at "revokedAt", c.status, c.valid_from "validFrom", c.valid_to "validTo"
    from credit_authorisation c left join organisation s on s.id = c.successor_org_id where c.id = ${id}`.execute(
      db,
    )
  return rows[0]
}
