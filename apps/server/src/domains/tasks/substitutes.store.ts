import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'

export interface Away {
  readonly substituteId: string
  readonly substituteName: string
  readonly fromDay: string
  readonly toDay: string
}

const NAME = sql`coalesce(nullif(a.display_name, ''), a.username)`

/** Who works on the person's tasks, and when; undefined when nobody does, today or later. */
export async function findAway(db: Db, accountId: string, today: string): Promise<Away | undefined> {
  const { rows } = await sql<Away>`select s.substitute_id "substituteId", ${NAME} "substituteName",
      s.from_day::text "fromDay", s.to_day::text "toDay"
    from task_substitute s join account a on a.id = s.substitute_id
    where s.account_id = ${accountId} and s.to_day >= ${today}
      and stands_beside(s.account_id, s.substitute_id)`.execute(db)
  return rows[0]
}

/** Whose tasks the person works on today besides the own. */
export async function listStandIns(
  db: Db,
  accountId: string,
  today: string,
): Promise<{ id: string; name: string; toDay: string }[]> {
  const { rows } = await sql<{
    id: string
    name: string
    toDay: string
  }>`select s.account_id id, ${NAME} name,
      s.to_day::text "toDay"
    from task_substitute s join account a on a.id = s.account_id
    where s.substitute_id = ${accountId} and ${today} between s.from_day and s.to_day
      and stands_beside(s.account_id, s.substitute_id) order by a.id`.execute(db)
  return rows
}

/** Makes arrangements of one person wait for one another, until the transaction ends. */
export async function holdAway(tx: Db, accountId: string): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(tx)
}

/** Sets who works on the person's tasks, in place of what was arranged; null ends it. */
export async function writeAway(
  tx: Db,
  accountId: string,
  away: { substituteId: string; fromDay: string; toDay: string } | null,
  now: Date,
): Promise<void> {
  await sql`delete from task_substitute where account_id = ${accountId}`.execute(tx)
  if (!away) return
  await sql`insert into task_substitute (account_id, substitute_id, from_day, to_day, set_at)
    values (${accountId}, ${away.substituteId}, ${away.fromDay}, ${away.toDay}, ${now.toISOString()})`.execute(
    tx,
  )
}
