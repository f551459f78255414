import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'

/** Sets what is given and answers what stands; undefined when the account is gone. */
export async function updateProfile(
  tx: Db,
  id: string,
  change: { displayName?: string | undefined; avatar?: string | null | undefined },
): Promise<{ nickName: string; avatar: string | null } | undefined> {
  return tx
    .updateTable('account')
    .set({
      ...(change.displayName === undefined ? {} : { display_name: change.displayName }),
      ...(change.avatar === undefined ? {} : { avatar: change.avatar }),
      updated_at: sql<string>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .returning(['display_name as nickName', 'avatar'])
    .executeTakeFirst()
}
