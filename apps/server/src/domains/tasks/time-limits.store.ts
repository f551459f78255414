import { type RawBuilder, sql } from 'kysely'
import { declaredLimits, type TimeLimit } from '@lqr/contract/tasks/time-limit-calls.ts'
import type { Db } from '../../data/database.ts'

/** What a limit is of: a clock, in an area, at an institution. */
export interface LimitPlace {
  readonly clock: string
  readonly areaCode: string | null
  readonly orgId: string | null
}

type LimitRow = Omit<TimeLimit, 'unit'>

const ROW = sql`l.id, l.clock, l.days, l.area_code "areaCode", r.name "areaName", l.org_id "orgId", o.name "orgName", l.reason,
  l.version, coalesce(nullif(a.display_name, ''), a.username) "setBy", l.set_at "setAt", l.ended_at "endedAt"`

async function readLimits(db: Db, where: RawBuilder<unknown>): Promise<TimeLimit[]> {
  const { rows } = await sql<LimitRow>`select ${ROW} from time_limit l join account a on a.id = l.set_by
      left join region r on r.code = l.area_code left join organisation o on o.id = l.org_id
    where ${where} order by l.clock, l.area_code nulls first, l.org_id nulls first, l.version desc`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, unit: unitOf(row.clock) }))
}

/** How a clock counts; working days where nothing is declared any more. */
function unitOf(clock: string): TimeLimit['unit'] {
  return declaredLimits.find((declared) => declared.clock === clock)?.unit ?? 'workingDays'
}

/** The limits that hold, or all that there ever were. */
export function listLimits(db: Db, which: 'current' | 'all'): Promise<TimeLimit[]> {
  return readLimits(db, which === 'all' ? sql`true` : sql`l.ended_at is null`)
}

/** One limit, whether it holds or not. */
export async function findLimit(db: Db, id: string): Promise<TimeLimit | undefined> {
  return (await readLimits(db, sql`l.id = ${id}`))[0]
}

/** The limit that holds for just this place. */
export async function findCurrent(
  db: Db,
  { clock, areaCode, orgId }: LimitPlace,
): Promise<TimeLimit | undefined> {
  const found = await readLimits(
    db,
    sql`l.clock = ${clock} and l.ended_at is null and l.area_code is not distinct from ${areaCode}
      and l.org_id is not distinct from ${orgId}::bigint`,
  )
  return found[0]
}

/** Ends a limit that holds; false when it has ended already. */
export async function endLimit(tx: Db, id: string, accountId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update time_limit set ended_by = ${accountId}, ended_at = ${now.toISOString()}
    where id = ${id} and ended_at is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Writes the next version for a place; undefined when somebody else has just written it. */
export async function insertLimit(
  tx: Db,
  { clock, areaCode, orgId }: LimitPlace,
  { days, reason }: Pick<TimeLimit, 'days' | 'reason'>,
  { accountId, now }: { accountId: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`insert into time_limit
      (clock, area_code, org_id, version, days, reason, set_by, set_at)
    select ${clock}, ${areaCode}, ${orgId}, coalesce(max(version), 0) + 1, ${days}, ${reason}, ${accountId}, ${now.toISOString()}
    from time_limit where clock = ${clock} and area_code is not distinct from ${areaCode}
      and org_id is not distinct from ${orgId}::bigint
    on conflict do nothing returning id`.execute(tx)
  return rows[0]?.id
}

/** Whether there is a working organisation of that id. */
export async function isWorkingOrganisation(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}
