import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import { GONE_NAME, type Person, type PersonalDataHolder } from '../../personal-data/holder.ts'

/** States in which an institution is working on an application that the enterprise can still withdraw. */
const UNDER_WAY = ['SUBMITTED', 'ACCEPTED', 'REVIEWING', 'SUPPLEMENT']

async function openApplications(db: Db, { companyId }: Person): Promise<boolean> {
  const open = await db
    .selectFrom('product_application')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', 'in', UNDER_WAY)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** Applications stay as records of credit; who asked and who worked on them is taken out. */
export const applicationsPersonalData: PersonalDataHolder = {
  name: 'productApplications',
  async read(db, cipher, { accountId }) {
    const rows = await db
      .selectFrom('product_application')
      .innerJoin('organisation', 'organisation.id', 'product_application.org_id')
      .select([
        'apply_no as applyNo',
        sql<string>`organisation_label(organisation.name, organisation.merged_into_id)`.as('orgName'),
        sql<string>`product_snapshot ->> 'name'`.as('productName'),
        'amount_yuan as amountYuan',
        'term_months as termMonths',
        'purpose',
        'contact_name as contactName',
        'contact_phone_cipher',
        'product_application.status',
        'product_application.created_at as createdAt',
      ])
      .where('applicant_account_id', '=', accountId)
      .orderBy('product_application.id')
      .execute()
    return rows.map(({ contact_phone_cipher: phone, ...row }) => ({
      ...row,
      contactPhone: cipher.decrypt(phone),
    }))
  },
  async erase(tx, cipher, { accountId }) {
    await tx
      .updateTable('product_application')
      .set({ contact_name: GONE_NAME, contact_phone_cipher: cipher.encrypt('') })
      .where('applicant_account_id', '=', accountId)
      .execute()
    await tx
      .updateTable('product_application')
      .set({ officer_name: GONE_NAME, officer_phone_cipher: null })
      .where('officer_account_id', '=', accountId)
      .execute()
    await tx
      .updateTable('application_event')
      .set({ actor_name: GONE_NAME })
      .where('actor_account_id', '=', accountId)
      .execute()
  },
  async hasOpenCases(db, person) {
    return person.companyId !== null && person.isLastOfCompany && openApplications(db, person)
  },
}
