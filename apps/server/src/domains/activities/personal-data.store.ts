import type { PersonalDataHolder } from '../../personal-data/holder.ts'
import { giveUpComing } from './sign-up.ts'

/** What somebody signed up for; with the account go the places of what is still to come, name and number, and the people stay counted. */
export const activitiesPersonalData: PersonalDataHolder = {
  name: 'activities',
  async read(db, cipher, { accountId }) {
    const rows = await db
      .selectFrom('activity_sign_up as u')
      .innerJoin('activity as a', 'a.id', 'u.activity_id')
      .where('u.account_id', '=', accountId)
      .orderBy('u.id')
      .select([
        'a.title',
        'u.contact_name as contactName',
        'u.contact_phone_cipher as phoneCipher',
        'u.people',
        'u.state',
        'u.checked_in_at as checkedInAt',
        'u.created_at as createdAt',
      ])
      .execute()
    return rows.map(({ phoneCipher, ...row }) => ({ ...row, contactPhone: cipher.decrypt(phoneCipher) }))
  },
  end: ({ db, now }, { accountId }) => giveUpComing(db, accountId, now),
  async erase(tx, cipher, { accountId }) {
    await tx
      .updateTable('activity_sign_up')
      .set({ contact_name: '', contact_phone_cipher: cipher.encrypt('') })
      .where('account_id', '=', accountId)
      .execute()
  },
}
