import type { PersonalExportStatus } from '@lqr/contract/identity/personal-data-calls.ts'
import type { Db } from '../../../data/database.ts'

const LISTED = 20

const columns = [
  'id',
  'requested_at as requestedAt',
  'ready_at as readyAt',
  'expires_at as expiresAt',
  'size',
] as const

/** Begins an export; undefined while another one of the account is under way. */
export async function insertExport(tx: Db, accountId: string, now: Date) {
  return tx
    .insertInto('personal_export')
    .values({ account_id: accountId, requested_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning((eb) => [...columns, eb.ref('status').as('status')])
    .executeTakeFirst()
}

/** The account's exports, newest first; one whose time is over counts as expired before the sweep has come. */
export async function listExports(db: Db, accountId: string, now: Date) {
  return db
    .selectFrom('personal_export')
    .select((eb) => [
      ...columns,
      eb
        .case()
        .when('expires_at', '<=', now.toISOString())
        .then<PersonalExportStatus>('expired')
        .else(eb.ref('status'))
        .end()
        .as('status'),
    ])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()
}

/** Whose export is still to be made; undefined when it has been, or is gone. */
export async function findPendingExport(db: Db, id: string): Promise<{ accountId: string } | undefined> {
  return db
    .selectFrom('personal_export')
    .innerJoin('account', 'account.id', 'personal_export.account_id')
    .select('account_id as accountId')
    .where('personal_export.id', '=', id)
    .where('personal_export.status', '=', 'pending')
    .where('account.status', '=', 'active')
    .executeTakeFirst()
}

/** Takes an export that was not made out of the list, so that another can be asked for; answers whose it was. */
export async function dropPendingExport(tx: Db, id: string): Promise<{ accountId: string } | undefined> {
  return tx
    .deleteFrom('personal_export')
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('account_id as accountId')
    .executeTakeFirst()
}

/** Puts the finished file in; false when somebody else was quicker. */
export async function finishExport(
  tx: Db,
  made: { id: string; contentCipher: string; size: number; readyAt: Date; expiresAt: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('personal_export')
    .set({
      status: 'ready',
      content_cipher: made.contentCipher,
      size: made.size,
      ready_at: made.readyAt.toISOString(),
      expires_at: made.expiresAt.toISOString(),
    })
    .where('id', '=', made.id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The sealed file of an own export that can still be fetched. */
export async function findExportFile(
  db: Db,
  wanted: { id: string; accountId: string; now: Date },
): Promise<{ contentCipher: string; readyAt: string } | undefined> {
  const row = await db
    .selectFrom('personal_export')
    .select(['content_cipher', 'ready_at'])
    .where('id', '=', wanted.id)
    .where('account_id', '=', wanted.accountId)
    .where('status', '=', 'ready')
    .where('expires_at', '>', wanted.now.toISOString())
    .executeTakeFirst()
  return row?.content_cipher && row.ready_at
    ? { contentCipher: row.content_cipher, readyAt: row.ready_at }
    : undefined
}
