import { AUTHORISATION_LETTER_VERSION } from '@lqr/contract/credit/authorisation-letter.ts'
import type { Db } from '../../../data/database.ts'
import { authorisationOf, type Grant } from './grant-authorisation.ts'

export interface GivenAuthorisation {
  grant: Grant
  serial: string
  /** When it was revoked, if it was. */
  revokedAt?: Date | undefined
  /** Whether the institution has looked under it. */
  isUsed?: boolean
}

/** As its page shows the letter of now, unless it says which. */
const madeOf = ({ grant, serial }: GivenAuthorisation) =>
  authorisationOf({ letterVersion: AUTHORISATION_LETTER_VERSION, ...grant }, serial)

/** Authorisations as applications leave them, in bulk; answers their ids in the same order. */
export async function makeAuthorisations(db: Db, given: readonly GivenAuthorisation[]): Promise<string[]> {
  const rows = await db
    .insertInto('credit_authorisation')
    .values(
      given.map((one) => {
        const made = madeOf(one)
        const { revokedAt, isUsed } = one
        return {
          auth_no: made.authNo,
          grantor_company_id: made.grantorCompanyId,
          grantor_account_id: made.grantorAccountId,
          grantee_org_id: made.granteeOrgId,
          purpose_code: made.purposeCode,
          biz_no: made.bizNo,
          data_scope: made.dataScope,
          valid_from: made.validFrom,
          valid_to: made.validTo,
          agreement_version: made.agreementVersion,
          evidence_hash: made.evidenceHash,
          corporate_name: made.corporateName,
          org_name: made.orgName,
          status: revokedAt ? 'REVOKED' : isUsed ? 'USED' : 'AUTHORIZED',
          revoked_at: revokedAt?.toISOString() ?? null,
          created_at: made.validFrom,
        }
      }),
    )
    .returning(['id', 'auth_no'])
    .execute()
  const byNumber = new Map(rows.map((row) => [row.auth_no, row.id]))
  return given.map((one) => byNumber.get(madeOf(one).authNo) ?? '')
}
