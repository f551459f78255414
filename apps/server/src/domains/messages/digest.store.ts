import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'

/** An unread message that waits for the digest. */
export interface Waiting {
  readonly accountId: string
  readonly kind: string
}

/**
 * Takes what waits for the digest of one account, which from then on lies in the box alone; what was read meanwhile is not named.
 * Undefined when nobody waits, or only for what another run has taken.
 */
export async function takeWaiting(tx: Db): Promise<Waiting[] | undefined> {
  const { rows } = await sql<Waiting & { isUnread: boolean }>`update message set delivery = 'box'
    where delivery = 'digest' and account_id = (select account_id from message where delivery = 'digest'
      limit 1 for update skip locked)
    returning account_id "accountId", kind, read_at is null "isUnread"`.execute(tx)
  if (rows.length === 0) return undefined
  return rows.filter(({ isUnread }) => isUnread)
}
