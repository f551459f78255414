import { sql } from 'kysely'
import type { SessionScope } from '@lqr/contract/kernel/session-scope.ts'
import type { Db } from '../../../data/database.ts'
import { ABSOLUTE_HOURS } from '../../../http/session-actor.ts'
import { IDLE_MINUTES } from '../../../http/session-actor.store.ts'

export interface NewSession {
  readonly tokenHash: Buffer
  readonly familyId: string
  readonly accountId: string
  readonly resetOnly: boolean
  readonly secondFactorPassed: boolean
  readonly scope: SessionScope | null
  readonly ip: string
  readonly userAgent: string | null
}

/** Opens the first session of a family; answers the seconds it lives at most. */
export async function insertSession(
  tx: Db,
  session: NewSession,
  lifeSeconds = ABSOLUTE_HOURS * 3600,
): Promise<number> {
  await tx
    .insertInto('session')
    .values({
      ...columns(session),
      expires_at: sql<string>`now() + make_interval(secs => ${lifeSeconds})`,
    })
    .execute()
  return lifeSeconds
}

function columns(session: NewSession) {
  return {
    token_hash: session.tokenHash,
    family_id: session.familyId,
    account_id: session.accountId,
    reset_only: session.resetOnly,
    second_factor_passed: session.secondFactorPassed,
    scope: session.scope,
    ip: session.ip,
    user_agent: session.userAgent,
  }
}

export interface ReplacedSession {
  familyId: string
  accountId: string
  resetOnly: boolean
  secondFactorPassed: boolean
  scope: SessionScope | null
  expiresAt: string
}

/** Ends a living session for its successor; of many at once exactly one passes. Undefined when it was not alive. */
export async function replaceSession(tx: Db, tokenHash: Buffer): Promise<ReplacedSession | undefined> {
  return tx
    .updateTable('session')
    .set({ replaced_at: sql<string>`now()` })
    .from('account')
    .whereRef('account.id', '=', 'session.account_id')
    .where('account.status', '=', 'active')
    .where('session.token_hash', '=', tokenHash)
    .where('session.revoked_at', 'is', null)
    .where('session.replaced_at', 'is', null)
    .where('session.expires_at', '>', sql<string>`now()`)
    .where('session.last_seen_at', '>', sql<string>`now() - make_interval(mins => ${IDLE_MINUTES})`)
    .returning([
      'session.family_id as familyId',
      'session.account_id as accountId',
      'session.reset_only as resetOnly',
      'session.second_factor_passed as secondFactorPassed',
      'session.scope as scope',
      'session.expires_at as expiresAt',
    ])
    .executeTakeFirst()
}

/** The successor inherits family and end of life; answers the seconds left. */
export async function insertSuccessor(tx: Db, session: NewSession, expiresAt: string): Promise<number> {
  const { left } = await tx
    .insertInto('session')
    .values({ ...columns(session), expires_at: expiresAt })
    .returning(sql<number>`greatest(1, floor(extract(epoch from expires_at - now())))::int`.as('left'))
    .executeTakeFirstOrThrow()
  return left
}

/** Whose session with this token was already replaced: a second use of a refresh token. */
export async function findReplacedSession(
  tx: Db,
  tokenHash: Buffer,
): Promise<{ familyId: string; accountId: string } | undefined> {
  return tx
    .selectFrom('session')
    .select(['family_id as familyId', 'account_id as accountId'])
    .where('token_hash', '=', tokenHash)
    .where('replaced_at', 'is not', null)
    .executeTakeFirst()
}

/** Ends every session of the family; answers how many were alive. */
export async function revokeFamily(tx: Db, familyId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ revoked_at: sql<string>`now()` })
    .where('family_id', '=', familyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Ends the family a session belongs to. */
export async function revokeFamilyOf(tx: Db, sessionId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ revoked_at: sql<string>`now()` })
    .where('family_id', '=', (eb) => eb.selectFrom('session').select('family_id').where('id', '=', sessionId))
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends the account's sessions, the given one's family apart. */
export async function revokeSessionsOf(tx: Db, accountId: string, exceptSessionId?: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ revoked_at: sql<string>`now()` })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .$if(exceptSessionId !== undefined, (query) =>
      query.where('family_id', 'not in', (eb) =>
        eb
          .selectFrom('session')
          .select('family_id')
          .where('id', '=', exceptSessionId ?? ''),
      ),
    )
    .execute()
}

/** Ends one living session of the account; false when it is not theirs or no longer alive. */
export async function revokeSession(tx: Db, accountId: string, sessionId: string): Promise<boolean> {
  const ended = await tx
    .updateTable('session')
    .set({ revoked_at: sql<string>`now()` })
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('replaced_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** The code of the second factor has been given in this session. */
export async function passSecondFactor(tx: Db, sessionId: string): Promise<void> {
  await tx.updateTable('session').set({ second_factor_passed: true }).where('id', '=', sessionId).execute()
}
