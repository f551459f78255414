import type { PersonalDataHolder } from '../../personal-data/holder.ts'

/** A box is read to its newest thousand, and emptied with the account. */
export const messagesPersonalData: PersonalDataHolder = {
  name: 'messages',
  read: (db, _cipher, { accountId }) =>
    db
      .selectFrom('message')
      .select(['kind', 'title', 'body', 'read_at as readAt', 'created_at as createdAt'])
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(1_000)
      .execute(),
  async erase(tx, _cipher, { accountId }) {
    await tx.deleteFrom('message').where('account_id', '=', accountId).execute()
    await tx.deleteFrom('message_setting').where('account_id', '=', accountId).execute()
  },
}
