import { casePersonalData } from '../../cases/case-personal-data.store.ts'
import { NEED_EVENTS } from './lease-detail.store.ts'
import { leaseKind } from './lease-kind.ts'

export const leasingPersonalData = casePersonalData(leaseKind, {
  name: 'leaseNeeds',
  requestTable: 'lease_need',
  eventKinds: [NEED_EVENTS],
  async read(db, cipher, { accountId }) {
    const rows = await db
      .selectFrom('lease_need')
      .select([
        'need_no as needNo',
        'equipment_name as equipmentName',
        'amount_yuan as amountYuan',
        'term_months as termMonths',
        'purpose',
        'contact_name as contactName',
        'contact_phone_cipher',
        'consent_version as consentVersion',
        'status',
        'created_at as createdAt',
      ])
      .where('applicant_account_id', '=', accountId)
      .orderBy('id')
      .execute()
    return rows.map(({ contact_phone_cipher: phone, ...row }) => ({
      ...row,
      contactPhone: cipher.decrypt(phone),
    }))
  },
})
