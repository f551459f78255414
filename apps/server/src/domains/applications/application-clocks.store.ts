import { sql } from 'kysely'
import type { OpenClock } from '../../clocks/clock-holder.ts'
import type { Db } from '../../data/database.ts'
import type { ApplicationRecord } from './application.store.ts'

/** Rows taken up in one run; the next run goes on. */
const AT_ONCE = 500

/** Marks one application due by the given moment as reminded and answers it; undefined when there is none left. */
export async function claimReminder(db: Db, dueBy: Date, now: Date): Promise<ApplicationRecord | undefined> {
  const { rows } =
    await sql<ApplicationRecord>`update product_application set reminded_at = ${now.toISOString()}
    where id = (select id from product_application where due_at <= ${dueBy.toISOString()} and reminded_at is null
      order by due_at, id limit 1 for update skip locked)
    returning *`.execute(db)
  return rows[0]
}

/** Applications nobody accepted whose due time lies before the moment, the oldest first. */
export async function listUnaccepted(db: Db, dueBefore: Date): Promise<ApplicationRecord[]> {
  const { rows } = await sql<ApplicationRecord>`select * from product_application
    where status = 'SUBMITTED' and due_at < ${dueBefore.toISOString()} order by due_at, id
    limit ${AT_ONCE}`.execute(db)
  return rows
}

/** Every application that waits for its acceptance: since when, and until when. */
export async function listAwaiting(db: Db): Promise<OpenClock[]> {
  const rows = await db
    .selectFrom('product_application')
    .select(['id', 'created_at as startedAt', 'accept_due_at as dueAt'])
    .where('status', '=', 'SUBMITTED')
    .where('accept_due_at', 'is not', null)
    .orderBy('org_id')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, dueAt: row.dueAt ?? '' }))
}

/**
 * Sets another due time for an acceptance, of which the officers are reminded anew; undefined when it has been accepted
 * or moved since it was read.
 */
export async function moveAcceptDue(
  db: Db,
  { id, dueAt }: OpenClock,
  to: Date,
): Promise<ApplicationRecord | undefined> {
  const { rows } = await sql<ApplicationRecord>`update product_application
    set accept_due_at = ${to.toISOString()}, reminded_at = null
    where id = ${id} and status = 'SUBMITTED' and accept_due_at = ${dueAt} returning *`.execute(db)
  return rows[0]
}
