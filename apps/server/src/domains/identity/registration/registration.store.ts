import type { Db } from '../../../data/database.ts'
import type { SealedPhone } from '../accounts/index.ts'

export interface NewEnterpriseAccount {
  readonly username: string
  readonly passwordHash: string
  readonly phone: SealedPhone
  readonly corporateName: string | undefined
}

/** A self-registered enterprise (source type 7): its row, its account and its role. Answers the account's id. */
export async function insertEnterpriseAccount(
  tx: Db,
  wanted: NewEnterpriseAccount,
): Promise<{ accountId: string; companyId: string }> {
  const { id: companyId } = await tx
    .insertInto('enterprise')
    .values({ corporate_name: wanted.corporateName ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: accountId } = await tx
    .insertInto('account')
    .values({
      username: wanted.username,
      user_type: 'enterprise',
      user_source_type: '7',
      display_name: wanted.corporateName ?? wanted.username,
      phone_cipher: wanted.phone.cipher,
      phone_index: wanted.phone.index,
      password_hash: wanted.passwordHash,
      company_id: companyId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('account_role').values({ account_id: accountId, role: 'enterprise' }).execute()
  return { accountId, companyId }
}
