import type { Db } from '../../../data/database.ts'
import type { PublicKeyFacts } from '../../../security/signing/signer.ts'

/** Keeps the public key of what was signed, so that it can be checked when the platform's key has changed. */
export async function keepSigningKey(db: Db, { keyId, suite, publicKey }: PublicKeyFacts): Promise<void> {
  await db
    .insertInto('credit_signing_key')
    .values({ key_id: keyId, suite, public_key: publicKey })
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .execute()
}

/** The public keys that ever signed something, the newest first. */
export async function listSigningKeys(
  db: Db,
): Promise<{ keyId: string; suite: string; publicKey: string }[]> {
  return db
    .selectFrom('credit_signing_key')
    .select(['key_id as keyId', 'suite', 'public_key as publicKey'])
    .orderBy('first_used_at', 'desc')
    .orderBy('key_id')
    .execute()
}
