import { sql } from 'kysely'
import type { CaseMove } from '@lqr/contract/kernel/cases/define-case.ts'
import type { Db } from '../data/database.ts'
import { declaredDays } from './case-clock.rules.ts'
import type { CaseKind } from './case-kind.ts'

/** A clock of a case as it is kept beside it; without the id of a limit it was started under the declared one. */
export interface KeptClock {
  readonly clock: string
  readonly startedAt: string
  /** Those of its limit, and the working days it has stood still since. */
  readonly days: number
  readonly timeLimitId: string | null
}

/** Where a case lies, for the limits of areas and institutions. */
type Place = Pick<CaseKind, 'declaration' | 'table' | 'task'>

/**
 * The clock that a move starts on this case, under its limit: that of its institution before that of its area, the nearer area before
 * the wider, else the declared one. Undefined when the move starts none.
 */
export async function limitOfMove(
  db: Db,
  { declaration, table, task }: Place,
  { starts }: CaseMove,
  caseId: string,
  now: Date,
): Promise<KeptClock | undefined> {
  const clock = starts === undefined ? undefined : declaration.clocks[starts]
  if (starts === undefined || !clock) return undefined
  const { rows } = await sql<{ id: string; days: number }>`select l.id, l.days from time_limit l, (
      select c.org_id, ${task.regionCode} area_code from ${sql.table(table)} c ${task.join ?? sql``} where c.id = ${caseId}) at
    where l.clock = ${`${declaration.kind}.${starts}`} and l.ended_at is null
      and (l.org_id is null or l.org_id = at.org_id)
      and (l.area_code is null or l.area_code in (at.area_code, left(at.area_code, 4) || '00', '620000'))
    order by l.org_id nulls last, l.area_code desc nulls last limit 1`.execute(db)
  const [limit] = rows
  return {
    clock: starts,
    startedAt: now.toISOString(),
    days: limit?.days ?? declaredDays(clock),
    timeLimitId: limit?.id ?? null,
  }
}

/** A clock of a case as it is kept; undefined when it was started before clocks were. */
export async function findClock(
  db: Db,
  { declaration }: Pick<CaseKind, 'declaration'>,
  caseId: string,
  clock: string,
): Promise<KeptClock | undefined> {
  const { rows } =
    await sql<KeptClock>`select clock, started_at "startedAt", days, time_limit_id "timeLimitId"
    from case_clock where kind = ${declaration.kind} and case_id = ${caseId} and clock = ${clock}`.execute(db)
  return rows[0]
}

/** Keeps since when a clock of a case counts, for how many days, and which limit it was started under. */
export async function keepClock(
  db: Db,
  { declaration }: Pick<CaseKind, 'declaration'>,
  caseId: string,
  { clock, startedAt, days, timeLimitId }: KeptClock,
): Promise<void> {
  await sql`insert into case_clock (kind, case_id, clock, started_at, days, time_limit_id)
    values (${declaration.kind}, ${caseId}, ${clock}, ${startedAt}, ${days}, ${timeLimitId})
    on conflict (kind, case_id, clock) do update set started_at = excluded.started_at, days = excluded.days,
      time_limit_id = excluded.time_limit_id`.execute(db)
}
