import { identityErrors } from '@lqr/contract/identity/errors.ts'
import type { UserRow } from '@lqr/contract/identity/user-entities.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { Db } from '../../../data/database.ts'
import { CallError } from '../../../http/call-error.ts'
import type { Services } from '../../../http/services.ts'
import { hasOtherAdmin, lockAdmins } from './user-admin.store.ts'
import { findUserRow } from './user-list.store.ts'

/** An account that can still be changed; throws userNotFound for an unknown or closed one. */
export async function requireUser(db: Db, services: Services, id: string): Promise<UserRow> {
  const row = await findUserRow(db, services.cipher, id)
  if (!row || row.status === 'closed') throw new CallError(identityErrors.userNotFound)
  return row
}

/** Before an account stops being a usable admin: throws lastAdmin unless another one is left, also under a race. */
export async function requireOtherAdmin(tx: Db, user: Pick<UserRow, 'id' | 'roles'>): Promise<void> {
  if (!user.roles.includes('admin')) return
  await lockAdmins(tx)
  if (!(await hasOtherAdmin(tx, user.id))) throw new CallError(identityErrors.lastAdmin)
}

/** The account after a change; `changed` false means somebody else was quicker, who then is shown the current row. */
export async function changedUser(
  tx: Db,
  services: Services,
  id: string,
  changed: boolean,
): Promise<UserRow> {
  const row = await requireUser(tx, services, id)
  if (!changed) throw new CallError(kernelErrors.conflict, { data: row })
  return row
}
