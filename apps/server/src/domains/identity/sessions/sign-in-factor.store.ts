import type { Role } from '@lqr/contract/kernel/access.ts'
import type { Db } from '../../../data/database.ts'

/** Whether the account has a confirmed second factor, and the roles that may ask for one. */
export async function findSignInFactor(
  db: Db,
  accountId: string,
): Promise<{ isEnrolled: boolean; roles: Role[] }> {
  const roles = await db
    .selectFrom('account_role')
    .select((eb) => eb.ref('role').$castTo<Role>().as('role'))
    .where('account_id', '=', accountId)
    .execute()
  const factor = await db
    .selectFrom('second_factor')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return { isEnrolled: factor !== undefined, roles: roles.map(({ role }) => role) }
}
