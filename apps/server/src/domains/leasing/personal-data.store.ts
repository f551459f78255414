import { sql } from 'kysely'
import type { CasePersonalData } from '../../cases/case-kind.ts'
import { NEED_EVENTS } from './lease-detail.store.ts'

/** What was asked for, as the person who asked may read it. */
export const LEASE_DATA: CasePersonalData = {
  name: 'leaseNeeds',
  requestTable: 'lease_need',
  requestColumn: 'need_id',
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
        sql<
          string | null
        >`(select max(r.end_reason) from lease_response r where r.need_id = lease_need.id)`.as('endReason'),
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
}
