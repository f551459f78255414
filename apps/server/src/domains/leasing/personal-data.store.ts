import type { Db } from '../../data/database.ts'
import { GONE_NAME, type Person, type PersonalDataHolder } from '../../personal-data/holder.ts'

/** States in which an institution may still act on a need. */
const UNDER_WAY = ['SUBMITTED', 'ACCEPTED', 'OFFERED']

async function openNeeds(db: Db, { companyId }: Person): Promise<boolean> {
  const open = await db
    .selectFrom('lease_need')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', 'in', UNDER_WAY)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** Lease needs stay as records; who asked and who worked on them is taken out. */
export const leasingPersonalData: PersonalDataHolder = {
  name: 'leaseNeeds',
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
  async erase(tx, cipher, { accountId }) {
    await tx
      .updateTable('lease_need')
      .set({ contact_name: GONE_NAME, contact_phone_cipher: cipher.encrypt('') })
      .where('applicant_account_id', '=', accountId)
      .execute()
    await tx
      .updateTable('lease_response')
      .set({ officer_name: GONE_NAME, officer_phone_cipher: null })
      .where('officer_account_id', '=', accountId)
      .execute()
    await tx
      .updateTable('lease_event')
      .set({ actor_name: GONE_NAME })
      .where('actor_account_id', '=', accountId)
      .execute()
  },
  async hasOpenCases(db, person) {
    return person.companyId !== null && person.isLastOfCompany && openNeeds(db, person)
  },
}
