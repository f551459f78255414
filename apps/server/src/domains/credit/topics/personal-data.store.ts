import type { PersonalDataHolder } from '../../../personal-data/holder.ts'

/** When a person last looked through the company's file; it goes with the account. What is known of the company is no data of a person. */
export const creditVisitsPersonalData: PersonalDataHolder = {
  name: 'creditVisits',
  async read(db, _cipher, { accountId }) {
    return db.selectFrom('credit_visit').select('at').where('account_id', '=', accountId).execute()
  },
  async erase(tx, _cipher, { accountId }) {
    await tx.deleteFrom('credit_visit').where('account_id', '=', accountId).execute()
  },
}
