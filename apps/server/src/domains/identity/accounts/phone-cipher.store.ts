import type { Db } from '../../../data/database.ts'

/** The sealed phone number of an account; null when it has none. */
export async function findPhoneCipher(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('phone_cipher')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.phone_cipher ?? null
}
