import { sql } from 'kysely'
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
