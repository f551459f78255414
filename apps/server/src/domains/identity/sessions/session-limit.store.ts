import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import { holdLockOf } from '../../../data/advisory-locks.ts'
import type { NewSession } from './sessions.store.ts'
import { isLiving } from './session-list.store.ts'

export interface EndedSession {
  readonly familyId: string
  readonly userAgent: string | null
}

/**
 * Ends the account's oldest sign-ins of the session's entrance beyond the newest `most`, and answers them. Sign-ins of one
 * account wait for one another, so that two at once end two. Tokens that still wait for a code count for nothing.
 */
export async function endOldestSessions(
  tx: Db,
  { accountId, scope, secondFactorPassed }: Pick<NewSession, 'accountId' | 'scope' | 'secondFactorPassed'>,
  most: number,
): Promise<EndedSession[]> {
  await holdLockOf(tx, 'sessions', accountId)
  const surplus = await tx
    .selectFrom('session')
    .select(['family_id as familyId', 'user_agent as userAgent'])
    .where('account_id', '=', accountId)
    .where(isLiving)
    .where('scope', '=', scope)
    .$if(secondFactorPassed, (query) => query.where('second_factor_passed', '=', true))
    .orderBy(sql`(select min(first.id) from session first where first.family_id = session.family_id)`, 'desc')
    .offset(most)
    .execute()
  if (surplus.length > 0) {
    await tx
      .updateTable('session')
      .set({ revoked_at: sql<string>`now()` })
      .where(
        'family_id',
        'in',
        surplus.map(({ familyId }) => familyId),
      )
      .where('revoked_at', 'is', null)
      .execute()
  }
  return surplus
}
