import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'

/** Moves the account from the proven hash to the new one and ends the duty to reset; false when it changed meanwhile. */
export async function replacePassword(
  tx: Db,
  account: { id: string; from: string; to: string },
): Promise<boolean> {
  const changed = await tx
    .updateTable('account')
    .set({
      password_hash: account.to,
      must_reset_password: false,
      initial_password_expires_at: null,
      updated_at: sql<string>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.from)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
