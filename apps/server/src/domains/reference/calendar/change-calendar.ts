import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { CalendarYear, ClockMoves } from '@lqr/contract/reference/calendar.ts'
import { lockCalendar, readStored } from '../../../clocks/calendar.store.ts'
import type { ClockHolder } from '../../../clocks/clock-holder.ts'
import { countMoves } from '../../../clocks/recompute-clocks.ts'
import { makeWorkCalendar } from '../../../clocks/work-calendar.rules.ts'
import type { Db } from '../../../data/database.ts'
import type { Actor } from '../../../http/actor.ts'
import type { AuditEntry } from '../../../http/audit.store.ts'
import { CallError } from '../../../http/call-error.ts'
import { addJob } from '../../../jobs/add-job.store.ts'
import { renewVersion, type Writing } from './calendar-record.store.ts'
import { showCalendar } from './show-calendar.ts'

interface Changing {
  readonly db: Db
  readonly actor: Actor
  readonly now: Date
  audit(entry: AuditEntry): void
}

interface Wanted {
  /** The year shown to the person. */
  readonly year: number
  /** The version the person saw. */
  readonly version: number
  readonly entityId: string
  /** Writes the change and answers what the audit row says of it. */
  write(writing: Writing): Promise<Pick<AuditEntry, 'action' | 'detail'>>
}

/**
 * Changes the calendar in the version the person saw; 409 with the year as it is now otherwise. Clocks that start
 * meanwhile wait for it, and a job of the same transaction moves those that run.
 */
export async function changeCalendar(
  { db, actor, now, audit }: Changing,
  holders: readonly ClockHolder[],
  { year, version, entityId, write }: Wanted,
): Promise<{ calendar: CalendarYear; moves: ClockMoves }> {
  const before = await lockCalendar(db)
  if (before.version !== version) {
    throw new CallError(kernelErrors.conflict, { data: await showCalendar(db, year, now) })
  }
  const next = await renewVersion(db, now)
  const { action, detail } = await write({ version: next, accountId: actor.accountId, now })
  const moves = await countMoves(db, makeWorkCalendar(await readStored(db)), holders, now)
  audit({ action, entity: 'calendar_day', entityId, detail: { ...detail, version: next, moves } })
  await addJob(db, 'recompute-clocks', { version: next })
  return { calendar: await showCalendar(db, year, now), moves }
}
