import { randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '../../apps/server/src/data/database.ts'
import { tokenHash } from '../../apps/server/src/http/session-actor.ts'

/** Signs an account in for three hours, second factor included, as signing in leaves it; the answer is its token. */
export async function signedIn(db: Db, accountId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db
    .insertInto('session')
    .values({
      token_hash: tokenHash(token),
      family_id: randomUUID(),
      account_id: accountId,
      expires_at: new Date(Date.now() + 3 * 3_600_000).toISOString(),
      second_factor_passed: true,
    })
    .execute()
  return token
}
