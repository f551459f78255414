import type { CasePersonalData } from '../../cases/case-kind.ts'

/** What somebody asked for, as that person may read it. */
export const NEED_DATA: CasePersonalData = {
  name: 'financingNeeds',
  requestTable: 'financing_need',
  async read(db, cipher, { accountId }) {
    const rows = await db
      .selectFrom('financing_need')
      .select([
        'demand_no as demandNo',
        'title',
        'amount_yuan as amountYuan',
        'term_months as termMonths',
        'purpose',
        'description',
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
      contactPhone: phone && cipher.decrypt(phone),
    }))
  },
}

/** What institutions answered to somebody's needs, as that person may read it. */
export const RESPONSE_DATA: CasePersonalData = {
  name: 'needResponses',
  read: (db, _, { accountId }) =>
    db
      .selectFrom('need_response as r')
      .innerJoin('organisation as o', 'o.id', 'r.org_id')
      .select([
        'r.response_no as responseNo',
        'o.name as orgName',
        'r.status',
        'r.offer_amount_yuan as offerAmountYuan',
        'r.offer_annual_cost as offerAnnualCost',
        'r.decline_reason as declineReason',
        'r.created_at as createdAt',
      ])
      .where('r.applicant_account_id', '=', accountId)
      .orderBy('r.id')
      .execute(),
}
