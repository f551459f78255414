import { sql } from 'kysely'
import type { UsableStatus } from '@lqr/contract/identity/user-entities.ts'
import type { OrgCategoryCode } from '@lqr/contract/reference/org-types.ts'
import { holdLock } from '../../../data/advisory-locks.ts'
import type { Db } from '../../../data/database.ts'
import type { SealedPhone } from '../accounts/index.ts'

const bumped = { updated_at: sql<string>`now()`, version: sql<number>`version + 1` }

/** Sets name and scope of an account in this version; false when it has another one, or is closed. */
export async function updateUserRow(
  tx: Db,
  user: { id: string; version: number; displayName: string; orgId: string | null; regionCode: string | null },
): Promise<boolean> {
  const row = await tx
    .updateTable('account')
    .set({ display_name: user.displayName, org_id: user.orgId, region_code: user.regionCode, ...bumped })
    .where('id', '=', user.id)
    .where('version', '=', user.version)
    .where('status', '<>', 'closed')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Disables or enables an account in this version; false when it has another one, or is closed. */
export async function updateStatus(
  tx: Db,
  user: { id: string; version: number; status: UsableStatus },
): Promise<boolean> {
  const row = await tx
    .updateTable('account')
    .set({ status: user.status, ...bumped })
    .where('id', '=', user.id)
    .where('version', '=', user.version)
    .where('status', '<>', 'closed')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Puts an initial password in place of whatever the account had; false when it is closed. */
export async function putInitialPassword(
  tx: Db,
  user: { id: string; passwordHash: string; expiresAt: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('account')
    .set({
      password_hash: user.passwordHash,
      must_reset_password: true,
      initial_password_expires_at: user.expiresAt.toISOString(),
      ...bumped,
    })
    .where('id', '=', user.id)
    .where('status', '<>', 'closed')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives an account in this version another number; false when it has another version, or is closed. */
export async function putPhone(
  tx: Db,
  user: { id: string; version: number; phone: SealedPhone },
): Promise<boolean> {
  const row = await tx
    .updateTable('account')
    .set({ phone_cipher: user.phone.cipher, phone_index: user.phone.index, ...bumped })
    .where('id', '=', user.id)
    .where('version', '=', user.version)
    .where('status', '<>', 'closed')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Makes changes to who is an admin wait for one another until the transaction ends, on every instance. */
export async function lockAdmins(tx: Db): Promise<void> {
  await holdLock(tx, 'admins')
}

/** Whether another usable admin would be left without this account. */
export async function hasOtherAdmin(tx: Db, accountId: string): Promise<boolean> {
  const other = await tx
    .selectFrom('account')
    .innerJoin('account_role', 'account_role.account_id', 'account.id')
    .select('account.id')
    .where('account_role.role', '=', 'admin')
    .where('account.status', '=', 'active')
    .where('account.id', '<>', accountId)
    .executeTakeFirst()
  return other !== undefined
}

/** Type, category and region of a working organisation, held against being merged away until the transaction ends; undefined when there is none. */
export async function findWorkplace(
  db: Db,
  id: string,
): Promise<{ orgType: string; orgCategory: OrgCategoryCode; orgRegion: string } | undefined> {
  return db
    .selectFrom('organisation')
    .select(['org_type as orgType', 'org_category as orgCategory', 'region_code as orgRegion'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .forKeyShare()
    .executeTakeFirst()
}
