import { type RawBuilder, sql } from 'kysely'
import type { Webhook } from '@lqr/contract/open/webhook-calls.ts'
import type { Db } from '../../../data/database.ts'
import type { SigningCiphers } from './signing-secrets.ts'

async function readWebhooks(db: Db, orgId: string, where: RawBuilder<boolean>): Promise<Webhook[]> {
  const { rows } = await sql<Webhook>`select w.id, w.name, w.url, w.is_on "isOn", w.off_reason "offReason",
      w.failing_since "failingSince", w.created_at "createdAt",
      (select count(*)::int from webhook_delivery d where d.webhook_id = w.id and d.state = 'waiting') waiting,
      (select count(*)::int from webhook_delivery d where d.webhook_id = w.id and d.state = 'failed') failed
    from webhook w where w.org_id = ${orgId} and ${where} order by w.id desc`.execute(db)
  return rows
}

export function listOwnWebhooks(db: Db, orgId: string): Promise<Webhook[]> {
  return readWebhooks(db, orgId, sql`true`)
}

/** A webhook of the institution; undefined when it has none of that number. */
export async function findWebhook(db: Db, orgId: string, id: string): Promise<Webhook | undefined> {
  const [found] = await readWebhooks(db, orgId, sql`w.id = ${id}`)
  return found
}

/** How many webhooks of an institution are on; holds the institution, so that two counts follow one another. */
export async function countWebhooksOn(db: Db, orgId: string): Promise<number> {
  await sql`select id from organisation where id = ${orgId} for no key update`.execute(db)
  const { rows } = await sql<{ many: number }>`select count(*)::int many from webhook
    where org_id = ${orgId} and is_on`.execute(db)
  return rows[0]?.many ?? 0
}

export interface NewWebhook {
  readonly orgId: string
  readonly accountId: string
  readonly name: string
  readonly url: string
  readonly secretCipher: string
  readonly now: Date
}

export async function insertWebhook(db: Db, made: NewWebhook): Promise<string> {
  const { rows } = await sql<{
    id: string
  }>`insert into webhook (org_id, name, url, secret_cipher, created_by, created_at)
    values (${made.orgId}, ${made.name}, ${made.url}, ${made.secretCipher}, ${made.accountId}, ${made.now.toISOString()})
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

/** What a webhook signs with at present; holds it, so that two changes of the secret follow one another. */
export async function holdSecrets(db: Db, id: string, now: Date): Promise<SigningCiphers> {
  const { rows } = await sql<SigningCiphers>`select secret_cipher "secretCipher",
      case when previous_until > ${now.toISOString()} then previous_secret_cipher end "previousCipher"
    from webhook where id = ${id} for no key update`.execute(db)
  const [held] = rows
  if (!held) throw new Error(`no webhook ${id}`)
  return held
}

/** Signs with another secret from now on, and with those before as well until then. */
export async function replaceSecret(
  db: Db,
  id: string,
  { secretCipher, previousCipher }: SigningCiphers,
  until: Date,
): Promise<void> {
  await sql`update webhook set previous_secret_cipher = ${previousCipher}, previous_until = ${until.toISOString()},
    secret_cipher = ${secretCipher} where id = ${id}`.execute(db)
}

/**
 * Switches on, with everything that was not taken due at once and a try under way no longer counting, or off for a reason; false when
 * it already is so.
 */
export async function setWebhookOn(
  db: Db,
  id: string,
  offReason: Webhook['offReason'],
  now: Date,
): Promise<boolean> {
  const isOn = offReason === null
  const switched =
    await sql`update webhook set is_on = ${isOn}, off_reason = ${offReason}, failing_since = null,
      off_at = ${isOn ? null : now.toISOString()}
    where id = ${id} and is_on <> ${isOn}`.execute(db)
  if (switched.numAffectedRows === 0n) return false
  if (isOn)
    await sql`update webhook_delivery set state = 'waiting', attempts = 0, refused_alone = false, claimed_until = null,
      next_at = ${now.toISOString()}
      where webhook_id = ${id} and state in ('waiting', 'failed')`.execute(db)
  return true
}
