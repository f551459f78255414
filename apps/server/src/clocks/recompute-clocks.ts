import type { ClockMoves } from '@lqr/contract/reference/calendar.ts'
import type { Db } from '../data/database.ts'
import { type AuditEntry, appendAudit } from '../http/audit.store.ts'
import type { Services } from '../http/services.ts'
import { eachByItself } from '../jobs/each-by-itself.ts'
import { holdCalendar } from './calendar.store.ts'
import type { ClockHolder, OpenClock } from './clock-holder.ts'
import { countDirections, movesOf } from './moved-due.rules.ts'
import type { WorkCalendar } from './working-days.ts'

/** Clocks moved in one transaction. */
const AT_ONCE = 200

/** How many running clocks this calendar would move, for each kind. */
export async function countMoves(
  db: Db,
  calendar: WorkCalendar,
  holders: readonly ClockHolder[],
  now: Date,
): Promise<ClockMoves> {
  const counted: ClockMoves = []
  for (const holder of holders) {
    const moves = movesOf(calendar, await holder.listOpen(db), now)
    counted.push({ kind: holder.kind, ...countDirections(moves) })
  }
  return counted
}

/**
 * Sets every running clock to what the calendar says now: after a change of it, and nightly for whatever was missed. Safe
 * to run twice and at once, and a portion that fails keeps no other from being set. Answers how many moved.
 */
export async function recomputeClocks(
  { db, now }: Pick<Services, 'db' | 'now'>,
  holders: readonly ClockHolder[],
): Promise<number> {
  let moved = 0
  await eachByItself(holders, async (holder) => {
    await eachByItself(portionsOf(await holder.listOpen(db)), async (clocks) => {
      moved += await db.transaction().execute((tx) => moveAll(tx, holder, clocks, now()))
    })
  })
  return moved
}

function portionsOf(open: readonly OpenClock[]): OpenClock[][] {
  const firsts = Array.from({ length: Math.ceil(open.length / AT_ONCE) }, (_, portion) => portion * AT_ONCE)
  return firsts.map((first) => open.slice(first, first + AT_ONCE))
}

async function moveAll(
  tx: Db,
  holder: ClockHolder,
  clocks: readonly OpenClock[],
  now: Date,
): Promise<number> {
  const moves = movesOf(await holdCalendar(tx), clocks, now)
  const entries: AuditEntry[] = []
  if (moves.length > 0) await holder.move(tx, moves, { now, audit: (entry) => void entries.push(entry) })
  await appendAudit(tx, { actor: undefined, requestId: null, ip: null }, entries)
  return entries.length
}
