import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import { type PageRequest, pageOf } from '../../data/paging.ts'

/** A page of the account's own messages, newest first by the time that is shown: a number may be younger than its message. */
export async function listMessagePage(
  db: Db,
  accountId: string,
  page: PageRequest & { unreadOnly?: boolean | undefined },
) {
  const query = db
    .selectFrom('message')
    .select([
      'id',
      'kind',
      'title',
      'body',
      'link',
      'read_at as readAt',
      'created_at as createdAt',
      'delivery',
    ])
    .where('account_id', '=', accountId)
    .$if(page.unreadOnly === true, (unread) => unread.where('read_at', 'is', null))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  return pageOf(db, query, page)
}

/** Of what is told at once, and of digests. */
export async function countUnread(db: Db, accountId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('message')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where('delivery', '=', 'now')
    .executeTakeFirstOrThrow()
  return unread
}

/** The same for several accounts whose sessions still hold; a session that has ended is left out. */
export async function countUnreadOf(
  db: Db,
  watchers: readonly { readonly accountId: string; readonly sessionId: string }[],
): Promise<Map<string, number>> {
  const sessions = watchers.map(({ sessionId }) => sessionId)
  const { rows } = await sql<{ sessionId: string; unread: number }>`select s.id "sessionId",
      (select count(*)::int from message m where m.account_id = s.account_id and m.read_at is null
        and m.delivery = 'now') unread
    from session s join account a on a.id = s.account_id
    where s.id = any(${sessions}::bigint[]) and s.revoked_at is null and s.expires_at > now() and a.status = 'active'`.execute(
    db,
  )
  return new Map(rows.map(({ sessionId, unread }) => [sessionId, unread]))
}

/** Marks one own message as read, keeping the first time; false when the account has no such message. */
export async function markRead(tx: Db, accountId: string, id: string, now: Date): Promise<boolean> {
  const marked = await tx
    .updateTable('message')
    .set({ read_at: sql<string>`coalesce(read_at, ${now.toISOString()}::timestamptz)` })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

export async function markAllRead(tx: Db, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('message')
    .set({ read_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .execute()
}
