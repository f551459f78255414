import type { CaseMove } from '@lqr/contract/kernel/cases/define-case.ts'
import { holdCalendar } from '../clocks/calendar.store.ts'
import { type WorkCalendar, workingDaysBetween } from '../clocks/working-days.ts'
import type { Db } from '../data/database.ts'
import { clockChange, type ClockColumns, pauseOf, resumedClock } from './case-clock.rules.ts'
import type { CaseKind, CaseRow } from './case-kind.ts'
import { findClock, type KeptClock, limitOfMove } from './time-limit.store.ts'

/** What a move does to the clocks of a case: the columns of its row, and the clock that is kept beside it from then on. */
interface ClockEffect {
  readonly columns: ClockColumns
  readonly kept?: KeptClock | undefined
}

/** Works out what a move does to the clocks of a case, by the calendar held until the transaction ends. */
export async function clocksOfMove(
  db: Db,
  kind: CaseKind,
  move: CaseMove,
  row: CaseRow,
  now: Date,
): Promise<ClockEffect> {
  if (!(move.starts ?? move.pauses ?? move.resumes)) return { columns: {} }
  const calendar = await holdCalendar(db)
  const started = await limitOfMove(db, kind, move, row.id, now)
  const resumed = await resumedOfMove(db, kind, move, row, { calendar, now })
  const step = { calendar, now, days: started?.days, resumedUntil: resumed?.dueAt }
  return { columns: clockChange(kind.declaration, move, row, step), kept: started ?? resumed?.kept }
}

/** The clock that a move lets go on, where it counts working days. */
async function resumedOfMove(
  db: Db,
  kind: CaseKind,
  { resumes: clock }: CaseMove,
  row: CaseRow,
  { calendar, now }: { calendar: WorkCalendar; now: Date },
): Promise<{ kept: KeptClock; dueAt: Date } | undefined> {
  if (clock === undefined) return undefined
  const limit = kind.declaration.clocks[clock]?.limit
  const pause = pauseOf(row, clock)
  if (!pause || !limit || !('workingDays' in limit)) return undefined
  const kept = (await findClock(db, kind, row.id, clock)) ?? countedBack(calendar, row, clock, pause.dueAt)
  const { days, dueAt } = resumedClock(calendar, kept, pause, now)
  return { kept: { ...kept, days }, dueAt }
}

/** A clock that was not kept, counted from the beginning of its case to the end it has. */
function countedBack(
  calendar: WorkCalendar,
  { created_at: startedAt }: CaseRow,
  clock: string,
  dueAt: string,
): KeptClock {
  const days = Math.max(0, workingDaysBetween(calendar, new Date(startedAt), new Date(dueAt)))
  return { clock, startedAt, days, timeLimitId: null }
}
