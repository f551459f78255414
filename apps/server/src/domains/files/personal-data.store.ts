import { sql } from 'kysely'
import type { PersonalDataHolder } from '../../personal-data/holder.ts'

/** What is linked to these is the person's own: the avatar, and the papers of the company that goes with its last account. */
const PERSONAL_ENTITIES = ['account', 'enterprise']

/** Uploads go, their bytes with the next sweep; what a case or a publication holds stays with it. */
export const filesPersonalData: PersonalDataHolder = {
  name: 'files',
  read: (db, _cipher, { accountId }) =>
    db
      .selectFrom('file')
      .select(['name', 'size', 'sha256', 'mime', 'purpose', 'created_at as createdAt'])
      .where('owner_account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  async erase(tx, _cipher, { accountId, companyId, isLastOfCompany }) {
    await tx
      .updateTable('file')
      .set({ deleted_at: sql<string>`now()` })
      .where('owner_account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .where((eb) =>
        isLastOfCompany || companyId === null ? eb.lit(true) : eb('owner_company_id', 'is', null),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('file_link')
              .select('file_link.file_id')
              .whereRef('file_link.file_id', '=', 'file.id')
              .where('file_link.entity', 'not in', PERSONAL_ENTITIES),
          ),
        ),
      )
      .execute()
  },
}
