import type { Db } from '../../../data/database.ts'

/** One line of an account's login history. */
export interface LoginAttempt {
  readonly accountId: string | null
  readonly way: 'password' | 'phone' | 'third' | 'secondFactor'
  readonly succeeded: boolean
  readonly reason: string | null
  readonly ip: string
  readonly userAgent: string | null
  readonly at: Date
}

/** Adds a line; attempts on names nobody has are kept without the name, which may be a mistyped password. */
export async function insertLoginAttempt(db: Db, attempt: LoginAttempt): Promise<void> {
  await db
    .insertInto('login_log')
    .values({
      account_id: attempt.accountId,
      way: attempt.way,
      succeeded: attempt.succeeded,
      reason: attempt.reason,
      ip: attempt.ip,
      user_agent: attempt.userAgent,
      at: attempt.at.toISOString(),
    })
    .execute()
}
