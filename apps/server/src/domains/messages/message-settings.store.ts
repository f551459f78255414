import { type Delivery, MESSAGE_GROUPS, type MessageGroup } from '@lqr/contract/messages/message-groups.ts'
import type { Db } from '../../data/database.ts'

export interface MessageSetting {
  readonly group: MessageGroup
  readonly delivery: Delivery
}

/** How soon the account is told of every group: at once where nothing is set. */
export async function readSettings(db: Db, accountId: string): Promise<MessageSetting[]> {
  const rows = await db
    .selectFrom('message_setting')
    .select(['message_group as group', 'delivery'])
    .where('account_id', '=', accountId)
    .execute()
  const set = new Map(rows.map(({ group, delivery }) => [group, delivery]))
  return MESSAGE_GROUPS.map(({ code }) => ({ group: code, delivery: set.get(code) ?? 'now' }))
}

/** Sets these groups; the others stay as they are. */
export async function writeSettings(
  tx: Db,
  accountId: string,
  settings: readonly MessageSetting[],
  now: Date,
): Promise<void> {
  for (const { group, delivery } of settings) {
    const values = { delivery, updated_at: now.toISOString() }
    await tx
      .insertInto('message_setting')
      .values({ account_id: accountId, message_group: group, ...values })
      .onConflict((conflict) => conflict.columns(['account_id', 'message_group']).doUpdateSet(values))
      .execute()
  }
}
