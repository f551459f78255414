import type { CasePersonalData } from '../../cases/case-kind.ts'

/** What somebody reported for an enterprise, as that person may read it. */
export const REPORT_DATA: CasePersonalData = {
  name: 'demandReports',
  requestTable: 'demand_report',
  alsoNamed: ['filled_by'],
  async read(db, cipher, { accountId }) {
    const rows = await db
      .selectFrom('demand_report')
      .select([
        'report_no as reportNo',
        'amount_yuan as amountYuan',
        'term_months as termMonths',
        'purpose',
        'address',
        'contact_name as contactName',
        'contact_phone_cipher',
        'status',
        'created_at as createdAt',
      ])
      .where('applicant_account_id', '=', accountId)
      .orderBy('id')
      .execute()
    return rows.map(({ contact_phone_cipher: phone, ...row }) => ({
      ...row,
      contactPhone: phone === null ? null : cipher.decrypt(phone),
    }))
  },
}
