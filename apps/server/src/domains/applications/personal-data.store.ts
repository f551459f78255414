import { sql } from 'kysely'
import type { CasePersonalData } from '../../cases/case-kind.ts'

/** What was asked for, as the person who asked may read it. */
export const APPLICATION_DATA: CasePersonalData = {
  name: 'productApplications',
  requestTable: 'product_application',
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
        'end_reason as endReason',
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
}
