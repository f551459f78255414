import type { Db } from '../../../data/database.ts'

/** Keeps the keyed hash of a new captcha's answer. */
export async function insertCaptcha(
  db: Db,
  captcha: { uuid: string; answerHash: Buffer; networkKey: Buffer; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('captcha')
    .values({
      uuid: captcha.uuid,
      answer_hash: captcha.answerHash,
      network_key: captcha.networkKey,
      expires_at: captcha.expiresAt.toISOString(),
    })
    .execute()
}

/** Uses the captcha up, right answer or not, and answers its hash; undefined when used, expired or unknown. */
export async function takeCaptcha(db: Db, uuid: string, now: Date): Promise<Buffer | undefined> {
  const taken = await db
    .updateTable('captcha')
    .set({ used_at: now.toISOString() })
    .where('uuid', '=', uuid)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('answer_hash')
    .executeTakeFirst()
  return taken?.answer_hash
}

/** How many captchas the network has asked for that lapse after `since`. */
export async function countCaptchas(db: Db, networkKey: Buffer, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('captcha')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('network_key', '=', networkKey)
    .where('expires_at', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}
