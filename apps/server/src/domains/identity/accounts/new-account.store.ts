import { sql } from 'kysely'
import type { Role, UserSourceType } from '@lqr/contract/kernel/access.ts'
import type { UserType } from '@lqr/contract/identity/entities.ts'
import type { Db } from '../../../data/database.ts'
import { isNumberTaken } from './number.store.ts'
import type { SealedPhone } from './sealed-phone.ts'

export interface NewUser {
  readonly username: string
  readonly displayName: string
  readonly phone: SealedPhone
  readonly userType: UserType
  readonly userSourceType: UserSourceType
  readonly passwordHash: string
  readonly passwordExpiresAt: Date
  readonly orgId: string | null
  readonly regionCode: string | null
  readonly roles: readonly Role[]
}

/** An account with an initial password; undefined when user name or number are taken, which `takenOf` then names. */
export async function insertUser(tx: Db, user: NewUser): Promise<string | undefined> {
  const { phone, userType } = user
  if (await isNumberTaken(tx, { indexes: phone.indexes, userType })) return undefined
  const made = await tx
    .insertInto('account')
    .values({
      username: user.username,
      user_type: user.userType,
      user_source_type: user.userSourceType,
      display_name: user.displayName,
      phone_cipher: user.phone.cipher,
      phone_index: user.phone.index,
      password_hash: user.passwordHash,
      must_reset_password: true,
      initial_password_expires_at: user.passwordExpiresAt.toISOString(),
      org_id: user.orgId,
      region_code: user.regionCode,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) await replaceRoles(tx, made.id, user.roles)
  return made?.id
}

/** Gives an enterprise account its company. */
export async function attachCompany(tx: Db, accountId: string, corporateName: string): Promise<void> {
  const { id } = await tx
    .insertInto('enterprise')
    .values({ corporate_name: corporateName })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.updateTable('account').set({ company_id: id }).where('id', '=', accountId).execute()
}

/** Which of the two is taken: a user name in any case, or a number among accounts of the kind. */
export async function takenOf(
  db: Db,
  wanted: { username: string; phoneIndexes: readonly Buffer[]; userType: UserType },
): Promise<'username' | 'phone' | undefined> {
  const byName = await db
    .selectFrom('account')
    .select('id')
    .where(sql`lower(username)`, '=', wanted.username.toLowerCase())
    .executeTakeFirst()
  if (byName) return 'username'
  const { phoneIndexes: indexes, userType } = wanted
  return (await isNumberTaken(db, { indexes, userType })) ? 'phone' : undefined
}

export async function replaceRoles(tx: Db, accountId: string, roles: readonly Role[]): Promise<void> {
  await tx.deleteFrom('account_role').where('account_id', '=', accountId).execute()
  await tx
    .insertInto('account_role')
    .values([...new Set(roles)].map((role) => ({ account_id: accountId, role })))
    .execute()
}
