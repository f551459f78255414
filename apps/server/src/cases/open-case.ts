import type { RawBuilder } from 'kysely'
import { caseAction, caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import { holdCalendar } from '../clocks/calendar.store.ts'
import { shanghaiDay } from '../clocks/working-days.ts'
import type { Db } from '../data/database.ts'
import { declaredDays, dueAfter, dueColumn } from './case-clock.rules.ts'
import { setDue } from './case-clock.store.ts'
import type { Acting, CaseKind, CaseRow, Moving } from './case-kind.ts'
import { notifyListeners } from './case-listener.ts'
import { syncTasks } from './case-task.store.ts'
import { insertCase, nextSerial } from './case.store.ts'
import { notifySide, PLATFORM, recordEvent } from './move-case.ts'
import { movingOf } from './request-move.ts'
import { keepClock, limitOfMove } from './time-limit.store.ts'

/** `SQ20261120-000123`: the day in Shanghai and a serial that never repeats. */
export function caseNumber(
  { numberPrefix }: Pick<AnyCase, 'numberPrefix'>,
  now: Date,
  serial: string,
): string {
  return `${numberPrefix}${shanghaiDay(now).replaceAll('-', '')}-${serial.padStart(6, '0')}`
}

/** How most cases begin. */
const SUBMIT = 'submit'

/** The next number of a kind. */
export async function nextNumber(
  db: Db,
  declaration: Pick<AnyCase, 'numberPrefix'>,
  sequence: string,
  now: Date,
): Promise<string> {
  return caseNumber(declaration, now, await nextSerial(db, sequence))
}

/** The columns with which a case of the kind begins: its first state and the clock that starts with it. */
export async function openingColumns(db: Db, { moves, clocks }: AnyCase, now: Date, move = SUBMIT) {
  const { to = '', starts } = moves[move] ?? {}
  const clock = starts === undefined ? undefined : clocks[starts]
  return {
    status: to,
    ...(starts !== undefined &&
      clock && { [dueColumn(starts)]: dueAfter(await holdCalendar(db), clock, now).toISOString() }),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }
}

interface Opening {
  /** An SQL `on conflict` clause: what is there already stays. */
  readonly conflict?: RawBuilder<unknown>
  /** Another move than the submission. */
  readonly move?: string
}

/**
 * Writes a new case with its clock and its task; undefined when `conflict` says that there is one already. Timeline, message
 * and audit row are `recordSubmission`'s, once what belongs to the case is written too.
 */
export async function openCase<Row extends CaseRow>(
  { db, now }: { db: Db; now: Date },
  kind: CaseKind<AnyCase, Row>,
  values: Readonly<Record<string, unknown>>,
  { conflict, move = SUBMIT }: Opening = {},
): Promise<Row | undefined> {
  const opening = await openingColumns(db, kind.declaration, now, move)
  const row = await insertCase<Row>(db, kind, { ...values, ...opening }, conflict)
  if (!row) return undefined
  const opened = await startClock(db, kind, row, move, now)
  await syncTasks(db, kind, [row.id])
  return opened
}

/** Keeps the limit the first clock runs under, and lets it end by that where it is not the declared one. */
async function startClock<Row extends CaseRow>(
  db: Db,
  kind: CaseKind<AnyCase, Row>,
  row: Row,
  move: string,
  now: Date,
): Promise<Row> {
  const declared = kind.declaration.moves[move]
  const started = declared && (await limitOfMove(db, kind, declared, row.id, now))
  if (!started) return row
  await keepClock(db, kind, row.id, started)
  const clock = kind.declaration.clocks[started.clock]
  if (!clock || started.days === declaredDays(clock)) return row
  const dueAt = dueAfter(await holdCalendar(db), clock, now, started.days)
  return setDue<Row>(db, kind, row.id, started.clock, dueAt)
}

/** Tells the side that a new case waits for. */
export async function announceCase<Row extends CaseRow>(
  db: Db,
  kind: CaseKind<AnyCase, Row>,
  row: Row,
  move = SUBMIT,
): Promise<void> {
  const side = kind.declaration.moves[move]?.tells ?? 'institution'
  await notifySide(db, kind, row, side, move, await kind.notice(db, move, row))
}

interface Submitted {
  /** What the timeline says. */
  readonly note?: string | null
  /** What the audit row says: ids, amounts. */
  readonly detail?: Record<string, unknown>
  /** Another move than the submission. */
  readonly move?: string
}

/** What handing in a case brings with it besides the row: the beginning of its timeline, the message, the audit row. */
export async function recordSubmission<Row extends CaseRow>(
  acting: Acting,
  kind: CaseKind<AnyCase, Row>,
  row: Row,
  submitted: Submitted = {},
): Promise<void> {
  const side = kind.declaration.moves[submitted.move ?? SUBMIT]?.side ?? 'enterprise'
  const moving = side === 'platform' ? { ...acting, mover: PLATFORM } : movingOf(acting, side)
  await recordOpening(moving, kind, row, submitted)
}

/** The same for whoever moves, the platform included. */
export async function recordOpening<Row extends CaseRow>(
  moving: Moving,
  kind: CaseKind<AnyCase, Row>,
  row: Row,
  { note = null, detail = {}, move = SUBMIT }: Submitted = {},
): Promise<void> {
  const { declaration } = kind
  await recordEvent(moving, declaration.kind, row, { action: move, from: null, to: row.status, note })
  await announceCase(moving.db, kind, row, move)
  const action = caseAction(declaration, move)
  moving.audit({ action, entity: caseEntity(declaration), entityId: row.id, detail })
  await notifyListeners(moving, kind, row, { move, from: null })
}
