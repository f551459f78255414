import { exportErrors as errors } from '@lqr/contract/exports/errors.ts'
import { type ExportFormat, MOST_AT_ONCE, MOST_PDF_ROWS, rowLimitsOf } from '@lqr/contract/exports/kinds.ts'
import { secondsLeftToday } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { exportedSince, lockExports } from './export-file.store.ts'
import { startOfDay } from './exports.access.ts'

/** Files of an account that are made at a time. */
const MOST_RUNNING = 3

/** Refuses a file that is longer than the role may have, or than there is room for today; `rows` undefined: more than the list counts. */
export async function requireRoom(
  db: Db,
  { actor, format, rows, now }: { actor: Actor; format: ExportFormat; rows: number | undefined; now: Date },
): Promise<{ isInBackground: boolean }> {
  if (rows === 0) throw new CallError(errors.nothingToExport)
  const least = rows ?? MOST_AT_ONCE + 1
  const limits = rowLimitsOf(actor.roles)
  if (format === 'pdf' && least > MOST_PDF_ROWS) throw new CallError(errors.pdfTooLong)
  if (least > limits.file) throw new CallError(errors.tooManyRows)
  const used = await requireTurn(db, actor, now)
  if (used + least > limits.day) throw new CallError(errors.dayUsedUp, { retryAfter: secondsLeftToday(now) })
  return { isInBackground: least > MOST_AT_ONCE }
}

/** Refuses a further file while too many of the account are under way; answers the rows of today. */
export async function requireTurn(db: Db, { accountId }: Actor, now: Date): Promise<number> {
  await lockExports(db, accountId)
  const { rows, running } = await exportedSince(db, accountId, startOfDay(now))
  if (running >= MOST_RUNNING) throw new CallError(errors.exportRunning)
  return rows
}
