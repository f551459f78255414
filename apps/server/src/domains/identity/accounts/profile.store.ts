import type { Db } from '../../../data/database.ts'

/** The account with its company's or institution's names, for the signed-in person alone. */
export async function findProfile(db: Db, accountId: string) {
  return db
    .selectFrom('account')
    .leftJoin('enterprise', 'enterprise.id', 'account.company_id')
    .leftJoin('organisation', 'organisation.id', 'account.org_id')
    .select([
      'account.id',
      'account.username',
      'account.display_name as displayName',
      'account.phone_cipher as phoneCipher',
      'account.avatar',
      'organisation.name as orgName',
      'organisation.org_category as orgCategory',
      'enterprise.corporate_name as corporateName',
      'enterprise.certi_flg as certiFlg',
      'enterprise.reject_reason as rejectReason',
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
}
