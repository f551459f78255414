import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '../../../../../../database/types.ts'
import type { Db } from '../../../data/database.ts'
import { IDLE_MINUTES } from '../../../http/session-actor.store.ts'

/** A family's first session began when the person signed in. */
const startedAt = sql<string>`(select min(first.created_at) from session first
  where first.family_id = session.family_id)`

/** Neither ended nor replaced, idle or at its end: what opens calls. */
export function isLiving(session: ExpressionBuilder<DB, 'session'>) {
  return session.and([
    session('revoked_at', 'is', null),
    session('replaced_at', 'is', null),
    session('expires_at', '>', sql<string>`now()`),
    session('last_seen_at', '>', sql<string>`now() - make_interval(mins => ${IDLE_MINUTES})`),
  ])
}

/** The account's living sessions, one a family, the latest used first; `current` is the one asking. */
export async function listLivingSessions(db: Db, accountId: string, currentSessionId: string) {
  return db
    .selectFrom('session')
    .select((eb) => [
      'family_id as id',
      eb('session.id', '=', currentSessionId).$castTo<boolean>().as('current'),
      'scope',
      startedAt.as('startedAt'),
      'last_seen_at as lastSeenAt',
      'expires_at as expiresAt',
      'ip',
      'user_agent as userAgent',
    ])
    .where('account_id', '=', accountId)
    .where(isLiving)
    .orderBy('last_seen_at', 'desc')
    .execute()
}

/** Ends a family of the account's sessions; false when it is not theirs or no longer alive. */
export async function revokeOwnFamily(tx: Db, accountId: string, familyId: string): Promise<boolean> {
  const ended = await tx
    .updateTable('session')
    .set({ revoked_at: sql<string>`now()` })
    .where('account_id', '=', accountId)
    .where('family_id', '=', familyId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('id')
    .execute()
  return ended.length > 0
}
