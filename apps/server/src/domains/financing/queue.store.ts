import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import { HOLDING } from './response.store.ts'

/** Puts an institution at the end of the line; false when it stands there already. */
export async function joinQueue(
  db: Db,
  { needId, orgId, accountId, at }: { needId: string; orgId: string; accountId: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into need_queue (need_id, org_id, account_id, at)
    values (${needId}, ${orgId}, ${accountId}, ${at.toISOString()}) on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

/** Takes an institution out of the line; false when it did not stand there. */
export async function leaveQueue(db: Db, needId: string, orgId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('need_queue')
    .where('need_id', '=', needId)
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Takes the first active institution out of the line that does not hold the need already; undefined when nobody is left. */
export async function nextInLine(db: Db, needId: string): Promise<string | undefined> {
  const { rows } = await sql<{ orgId: string }>`delete from need_queue where id = (
      select q.id from need_queue q join organisation o on o.id = q.org_id
      where q.need_id = ${needId} and o.status = 'active' and not exists (select from need_response r
        where r.need_id = q.need_id and r.org_id = q.org_id and r.status in (${HOLDING}))
      order by q.id limit 1) returning org_id "orgId"`.execute(db)
  return rows[0]?.orgId
}

/** Ends the line of a need; answers who stood in it. */
export async function clearQueue(db: Db, needId: string): Promise<string[]> {
  const rows = await db.deleteFrom('need_queue').where('need_id', '=', needId).returning('org_id').execute()
  return rows.map(({ org_id: orgId }) => orgId)
}

/** Gives the places of an organisation to another one; those in lines where that stands already end. */
export async function handOverQueue(tx: Db, fromId: string, intoId: string): Promise<void> {
  await sql`update need_queue q set org_id = ${intoId} where q.org_id = ${fromId}
    and not exists (select from need_queue own where own.need_id = q.need_id and own.org_id = ${intoId})`.execute(
    tx,
  )
  await leaveQueues(tx, fromId)
}

/** Takes an organisation out of every line. */
export async function leaveQueues(tx: Db, orgId: string): Promise<void> {
  await tx.deleteFrom('need_queue').where('org_id', '=', orgId).execute()
}
