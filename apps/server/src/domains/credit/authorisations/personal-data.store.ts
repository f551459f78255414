import { sql } from 'kysely'
import { CREDIT_READERS } from '@lqr/contract/credit/readers.ts'
import type { PersonalDataHolder } from '../../../personal-data/holder.ts'
import { notifyStaff } from '../../organisations/index.ts'
import { creditMessages } from './copy.ts'
import { endConsentsOf } from './end-consents.store.ts'

/** Consents stay as evidence; the living ones end with the company's last account, and whoever might look is told as of any revocation. */
export const creditPersonalData: PersonalDataHolder = {
  name: 'creditAuthorisations',
  async read(db, _cipher, { companyId }) {
    if (companyId === null) return []
    return db
      .selectFrom('credit_authorisation')
      .innerJoin('organisation', 'organisation.id', 'credit_authorisation.grantee_org_id')
      .select([
        'auth_no as authNo',
        sql<string>`organisation_label(organisation.name, organisation.merged_into_id)`.as('orgName'),
        'purpose_code as purposeCode',
        'data_scope as dataScope',
        'valid_from as validFrom',
        'valid_to as validTo',
        'credit_authorisation.status',
        sql<string[]>`array(select a.at::text || ' ' || a.what from credit_access a
          where a.authorisation_id = credit_authorisation.id order by a.id)`.as('accesses'),
      ])
      .where('grantor_company_id', '=', companyId)
      .orderBy('credit_authorisation.id')
      .execute()
  },
  async erase(tx, _cipher, { companyId, isLastOfCompany }) {
    if (companyId === null || !isLastOfCompany) return
    for (const { holderOrgId, isGiven, ...consent } of await endConsentsOf(tx, companyId))
      if (isGiven) await notifyStaff(tx, holderOrgId, CREDIT_READERS, creditMessages.revoked(consent))
  },
}
