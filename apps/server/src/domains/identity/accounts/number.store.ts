import type { UserType } from '@lqr/contract/identity/entities.ts'
import { holdLockOf } from '../../../data/advisory-locks.ts'
import type { Db } from '../../../data/database.ts'
import { wordOf } from '../../../security/index-word.ts'

/** Makes whoever gives this number to an account wait for the others, whichever key each of them writes with. */
export async function holdNumber(tx: Db, indexes: readonly Buffer[]): Promise<void> {
  await holdLockOf(tx, 'accountNumber', wordOf(indexes))
}

/**
 * Whether another account of the kind has the number; holds the number until the transaction ends. The unique index of the
 * database sees equal numbers of one key alone, and during a rotation there are two (decision 0080).
 */
export async function isNumberTaken(
  tx: Db,
  wanted: { indexes: readonly Buffer[]; userType: UserType; butAccount?: string },
): Promise<boolean> {
  await holdNumber(tx, wanted.indexes)
  let query = tx
    .selectFrom('account')
    .select('id')
    .where('phone_index', 'in', wanted.indexes)
    .where('user_type', '=', wanted.userType)
    .where('status', '<>', 'closed')
  if (wanted.butAccount !== undefined) query = query.where('id', '<>', wanted.butAccount)
  return (await query.executeTakeFirst()) !== undefined
}
