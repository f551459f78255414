import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import { IDLE_MINUTES } from '../../../http/session-actor.store.ts'

/** Keeps the hash of a ticket for one audience, good as long as the session it was asked in. */
export async function insertHandOver(
  tx: Db,
  ticket: {
    hash: Buffer
    accountId: string
    sessionId: string
    audience: string
    target: string
    createdAt: Date
    expiresAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('hand_over_ticket')
    .values({
      ticket_hash: ticket.hash,
      account_id: ticket.accountId,
      session_id: ticket.sessionId,
      audience: ticket.audience,
      target: ticket.target,
      created_at: ticket.createdAt.toISOString(),
      expires_at: ticket.expiresAt.toISOString(),
    })
    .execute()
}

/**
 * Uses a ticket up: of many exchanges at once exactly one passes. Undefined when it is used, expired, unknown, meant for
 * another audience, or when the person has signed out or been disabled since.
 */
export async function takeHandOver(
  tx: Db,
  ticket: { hash: Buffer; audience: string; now: Date },
): Promise<{ accountId: string; target: string } | undefined> {
  return tx
    .updateTable('hand_over_ticket')
    .set({ used_at: ticket.now.toISOString() })
    .from('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .whereRef('session.id', '=', 'hand_over_ticket.session_id')
    .where('hand_over_ticket.ticket_hash', '=', ticket.hash)
    .where('hand_over_ticket.audience', '=', ticket.audience)
    .where('hand_over_ticket.used_at', 'is', null)
    .where('hand_over_ticket.expires_at', '>', ticket.now.toISOString())
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', sql<string>`now()`)
    .where('session.last_seen_at', '>', sql<string>`now() - make_interval(mins => ${IDLE_MINUTES})`)
    .where('account.status', '=', 'active')
    .returning(['hand_over_ticket.account_id as accountId', 'hand_over_ticket.target'])
    .executeTakeFirst()
}

/** What an external portal learns of a person: nothing that identifies beyond the platform. */
export async function findHandedOver(db: Db, accountId: string) {
  return db
    .selectFrom('account')
    .leftJoin('enterprise', 'enterprise.id', 'account.company_id')
    .select((eb) => [
      'account.id',
      'account.username',
      'account.display_name as displayName',
      'account.user_source_type as userSourceType',
      'account.company_id as companyId',
      'account.org_id as orgId',
      'account.region_code as regionCode',
      'enterprise.corporate_name as corporateName',
      'enterprise.certi_flg as certiFlg',
      sql<string[]>`array(select role from account_role r where r.account_id = ${eb.ref('account.id')})`.as(
        'roles',
      ),
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
}
