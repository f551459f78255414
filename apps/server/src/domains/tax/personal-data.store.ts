import { sql } from 'kysely'
import { GOING_REPORT_STATES } from '@lqr/contract/tax/states.ts'
import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { codeLiterals } from '../../data/code-literals.ts'
import type { PersonalDataHolder } from '../../personal-data/holder.ts'
import { notifyStaff } from '../organisations/index.ts'
import { endReasons, taxMessages } from './copy.ts'
import { endLicencesOfCompany } from './licence.store.ts'

/**
 * Licences stay as evidence; with the company's last account the living ones end, of which their institutions are told as of any revocation,
 * and the legal representative's number goes.
 */
export const taxPersonalData: PersonalDataHolder = {
  name: 'taxLicences',
  async read(db, cipher, { companyId }) {
    if (companyId === null) return []
    const rows = await db
      .selectFrom('tax_licence')
      .innerJoin('organisation', 'organisation.id', 'tax_licence.org_id')
      .select([
        'licence_no as licenceNo',
        sql<string>`organisation_label(organisation.name, organisation.merged_into_id)`.as('orgName'),
        'biz_no as bizNo',
        'legal_person_name as legalPersonName',
        'legal_person_phone_cipher as phoneCipher',
        'scope',
        'valid_from as validFrom',
        'valid_to as validTo',
        'tax_licence.status',
        sql<
          string[]
        >`array(select d.at::text || ' ' || array_to_string(d.sections, ',') || ' ' || d.receipt_no
          from tax_delivery d where d.licence_id = tax_licence.id order by d.id)`.as('deliveries'),
      ])
      .where('company_id', '=', companyId)
      .orderBy('tax_licence.id')
      .execute()
    return rows.map(({ phoneCipher, ...row }) => ({
      ...row,
      legalPersonPhoneMasked: phoneCipher === null ? null : maskPhone(cipher.decrypt(phoneCipher)),
    }))
  },
  async end({ db, now, audit }, { companyId, isLastOfCompany }) {
    if (companyId === null || !isLastOfCompany) return
    const ended = await endLicencesOfCompany(db, companyId, endReasons.accountClosed, now)
    for (const { id, orgId, ...licence } of ended) {
      audit({ action: 'end-tax-licence', entity: 'tax_licence', entityId: id })
      await notifyStaff(db, orgId, ['financeOfficer', 'financeManager'], taxMessages.revoked(licence))
    }
  },
  async erase(tx, _cipher, { companyId, isLastOfCompany }) {
    if (companyId === null || !isLastOfCompany) return
    await sql`update tax_licence set legal_person_phone_cipher = null, legal_person_name = ''
      where company_id = ${companyId}`.execute(tx)
    await sql`update tax_report set status = 'EXPIRED', updated_at = now()
      where company_id = ${companyId} and status in (${codeLiterals(GOING_REPORT_STATES)})`.execute(tx)
  },
}
