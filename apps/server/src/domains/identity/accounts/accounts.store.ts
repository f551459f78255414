import { sql } from 'kysely'
import type { UserSourceType } from '@lqr/contract/kernel/access.ts'
import type { UserType } from '@lqr/contract/identity/entities.ts'
import type { UsableStatus } from '@lqr/contract/identity/user-entities.ts'
import type { Db } from '../../../data/database.ts'

/** What signing in needs to know of an account. */
export interface SignInAccount {
  readonly id: string
  readonly username: string
  readonly userType: UserType
  readonly userSourceType: UserSourceType
  readonly passwordHash: string
  readonly mustResetPassword: boolean
  /** When a password set by the provider stops working; null for one the person chose. */
  readonly initialPasswordExpiresAt: string | null
  readonly status: UsableStatus
}

function signInAccounts(db: Db) {
  return db
    .selectFrom('account')
    .select((eb) => [
      'id',
      'username',
      'password_hash as passwordHash',
      'must_reset_password as mustResetPassword',
      'initial_password_expires_at as initialPasswordExpiresAt',
      eb.ref('user_type').$castTo<UserType>().as('userType'),
      eb.ref('user_source_type').$castTo<UserSourceType>().as('userSourceType'),
      eb.ref('status').$castTo<SignInAccount['status']>().as('status'),
    ])
    .where('status', '<>', 'closed')
}

/** By user name in any case, of this kind of user; closed accounts do not exist. */
export async function findAccountByName(
  db: Db,
  username: string,
  userType: UserType,
): Promise<SignInAccount | undefined> {
  return signInAccounts(db)
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('user_type', '=', userType)
    .executeTakeFirst()
}

/** By number, of this kind of user; closed accounts do not exist. */
export async function findAccountByPhone(
  db: Db,
  phoneIndexes: readonly Buffer[],
  userType: UserType,
): Promise<SignInAccount | undefined> {
  return signInAccounts(db)
    .where('phone_index', 'in', phoneIndexes)
    .where('user_type', '=', userType)
    .executeTakeFirst()
}

/** The accounts of a number, at most one of each kind of user. */
export async function listAccountsByPhone(db: Db, phoneIndexes: readonly Buffer[]): Promise<SignInAccount[]> {
  return signInAccounts(db).where('phone_index', 'in', phoneIndexes).orderBy('id').execute()
}

export async function findAccountById(db: Db, id: string): Promise<SignInAccount | undefined> {
  return signInAccounts(db).where('id', '=', id).executeTakeFirst()
}

/**
 * What an active account is proven by now, held until the transaction ends: whoever replaces it waits, and ends the session that is
 * begun here too.
 */
export async function holdProofs(
  tx: Db,
  id: string,
): Promise<{ passwordHash: string; phoneIndex: Buffer | null } | undefined> {
  return tx
    .selectFrom('account')
    .select(['password_hash as passwordHash', 'phone_index as phoneIndex'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Keeps the same password with the settings of today, unless it has been changed meanwhile. */
export async function rehashPassword(
  tx: Db,
  { id, passwordHash }: Pick<SignInAccount, 'id' | 'passwordHash'>,
  newHash: string,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password_hash: newHash })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .execute()
}

/** Keeps when somebody last signed in, longer than the log of sign-ins does. It is no change that others could be asked to look at. */
export async function noteLogin(tx: Db, accountId: string, at: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({ last_login_at: at.toISOString() })
    .where('id', '=', accountId)
    .execute()
}

/** Sets a new hash and ends the duty to reset. */
export async function updatePassword(tx: Db, id: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('account')
    .set({
      password_hash: passwordHash,
      must_reset_password: false,
      initial_password_expires_at: null,
      updated_at: sql<string>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** Moves the account from the proven number to the new one; false when it no longer has the proven one. */
export async function replacePhone(
  tx: Db,
  account: { id: string; from: readonly Buffer[]; to: { cipher: string; index: Buffer } },
): Promise<boolean> {
  const moved = await tx
    .updateTable('account')
    .set({
      phone_cipher: account.to.cipher,
      phone_index: account.to.index,
      updated_at: sql<string>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', account.id)
    .where('phone_index', 'in', account.from)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}
