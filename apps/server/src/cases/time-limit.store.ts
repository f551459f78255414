import { sql } from 'kysely'
import type { CaseMove } from '@lqr/contract/kernel/cases/define-case.ts'
import type { Db } from '../data/database.ts'
import { declaredDays } from './case-clock.rules.ts'
import type { CaseKind } from './case-kind.ts'

/** The limit a clock starts under; without an id the one it is declared with. */
export interface StartedClock {
  readonly clock: string
  readonly days: number
  readonly timeLimitId: string | null
}

/** Where a case lies, for the limits of areas and institutions. */
type Place = Pick<CaseKind, 'declaration' | 'table' | 'task'>

/**
 * The limit of the clock that a move starts on this case: that of its institution before that of its area, the nearer area before
 * the wider, else the declared one. Undefined when the move starts none.
 */
export async function limitOfMove(
  db: Db,
  { declaration, table, task }: Place,
  { starts }: CaseMove,
  caseId: string,
): Promise<StartedClock | undefined> {
  const clock = starts === undefined ? undefined : declaration.clocks[starts]
  if (starts === undefined || !clock) return undefined
  const { rows } = await sql<{ id: string; days: number }>`select l.id, l.days from time_limit l, (
      select c.org_id, ${task.regionCode} area_code from ${sql.table(table)} c ${task.join ?? sql``} where c.id = ${caseId}) at
    where l.clock = ${`${declaration.kind}.${starts}`} and l.ended_at is null
      and (l.org_id is null or l.org_id = at.org_id)
      and (l.area_code is null or l.area_code in (at.area_code, left(at.area_code, 4) || '00', '620000'))
    order by l.org_id nulls last, l.area_code desc nulls last limit 1`.execute(db)
  const [limit] = rows
  return { clock: starts, days: limit?.days ?? declaredDays(clock), timeLimitId: limit?.id ?? null }
}

/** Keeps which limit a clock of a case was started under. */
export async function keepClock(
  db: Db,
  { declaration }: Pick<CaseKind, 'declaration'>,
  caseId: string,
  { clock, days, timeLimitId }: StartedClock,
  now: Date,
): Promise<void> {
  await sql`insert into case_clock (kind, case_id, clock, started_at, days, time_limit_id)
    values (${declaration.kind}, ${caseId}, ${clock}, ${now.toISOString()}, ${days}, ${timeLimitId})
    on conflict (kind, case_id, clock) do update set started_at = excluded.started_at, days = excluded.days,
      time_limit_id = excluded.time_limit_id`.execute(db)
}
