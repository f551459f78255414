import type { PersonalDataHolder } from '../../personal-data/holder.ts'

/** Files that the person asked lists for: with the account they go, whatever of their day is left. */
export const exportsPersonalData: PersonalDataHolder = {
  name: 'exportedLists',
  read: (db, _cipher, { accountId }) =>
    db
      .selectFrom('export_file')
      .select([
        'title',
        'format',
        'filter_words as filterWords',
        'done_rows as rows',
        'requested_at as requestedAt',
      ])
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),
  async erase(tx, _cipher, { accountId }) {
    await tx.deleteFrom('export_file').where('account_id', '=', accountId).execute()
  },
}
