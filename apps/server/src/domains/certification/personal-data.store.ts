import { sql } from 'kysely'
import { maskIdNumber } from '@lqr/contract/rules/mask.ts'
import type { PersonalDataHolder } from '../../personal-data/holder.ts'
import { forgetLegalPersons, listLegalPersonChanges } from './legal-person-change.store.ts'

/** The company of a person: its people are named in it, and gone from it when its last account is closed. */
export const certificationPersonalData: PersonalDataHolder = {
  name: 'enterprise',
  async read(db, cipher, { companyId }) {
    if (companyId === null) return null
    const row = await db
      .selectFrom('enterprise')
      .select([
        'corporate_name as corporateName',
        'credit_code as creditCode',
        'applicant_kind as applicantKind',
        'legal_person_name as legalPersonName',
        'legal_person_id_no_cipher',
        'contact_name as contactName',
        'contact_phone_cipher',
        'industry_code as industryCode',
        'area_code as areaCode',
        'address',
        'certi_flg as certiFlg',
        'submitted_at as submittedAt',
        'reviewed_at as reviewedAt',
      ])
      .where('id', '=', companyId)
      .executeTakeFirst()
    if (!row) return null
    const { legal_person_id_no_cipher: idNo, contact_phone_cipher: phone, ...plain } = row
    return {
      ...plain,
      legalPersonIdNoMasked: idNo ? maskIdNumber(cipher.decrypt(idNo)) : null,
      contactPhone: phone ? cipher.decrypt(phone) : null,
      legalPersonChanges: await listLegalPersonChanges(db, companyId),
    }
  },
  async erase(tx, _cipher, { companyId, isLastOfCompany }) {
    if (companyId === null || !isLastOfCompany) return
    await forgetLegalPersons(tx, companyId)
    await tx
      .updateTable('enterprise')
      .set({
        legal_person_name: null,
        legal_person_id_no_cipher: null,
        legal_person_id_no_index: null,
        contact_name: null,
        contact_phone_cipher: null,
        // The credit code is free again for whoever certifies the company next.
        certi_flg: 1,
        updated_at: sql<string>`now()`,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', companyId)
      .execute()
  },
}
