import { caseAction, caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import type { AnyCase, CaseSide, MoveOf } from '@lqr/contract/kernel/cases/define-case.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { Db } from '../data/database.ts'
import { findPhoneCipher } from '../domains/identity/index.ts'
import { sendMessage } from '../domains/messages/index.ts'
import { notifyAuthority, notifyStaff } from '../domains/organisations/index.ts'
import { CallError } from '../http/call-error.ts'
import { targetOf } from './case-access.ts'
import { insertCaseEvents, wasLedOutOf } from './case-event.store.ts'
import { followMove } from './case-followers.ts'
import { notifyListeners } from './case-listener.ts'
import {
  type CaseChange,
  type CaseKind,
  type CaseRow,
  type Mover,
  type Moving,
  noticeOf,
} from './case-kind.ts'
import { sealMessages, sealsCase } from './case-seal.ts'
import { syncTasks } from './case-task.store.ts'
import { updateCase } from './case.store.ts'
import { clocksOfMove } from './clocks-of-move.ts'
import { keepClock } from './time-limit.store.ts'
import { PLATFORM_NAME } from './copy.ts'

/** The platform itself, by its clock or because of what another case did. */
export const PLATFORM: Mover = { side: 'platform', accountId: null, name: PLATFORM_NAME }

export interface CaseStep<Row extends CaseRow, Move extends string = string> {
  readonly move: Move
  readonly note?: string | null | undefined
  readonly change?: CaseChange<Row> | undefined
}

/** Those of a bank or leasing company who work on cases, and are told of them unless their kind says otherwise. */
export const CASE_WORKERS = ['financeOfficer', 'financeManager'] as const

/** Those who act for the authority of an area. */
export const CASE_AUTHORITIES = ['govViewer', 'operator'] as const

/**
 * The one way a case changes state: guarded update with its clocks, event, what else the kind does, message, audit row,
 * task and what follows in other kinds, in the caller's transaction. Undefined when the declaration has no such move from there or somebody else was faster;
 * nothing is written then.
 */
export async function moveCase<D extends AnyCase, Row extends CaseRow>(
  moving: Moving,
  kind: CaseKind<D, Row>,
  before: Row,
  { move, note = null, change = {} }: CaseStep<Row, MoveOf<D>>,
): Promise<Row | undefined> {
  const { db, now } = moving
  const declared = kind.declaration.moves[move]
  const to = targetOf(kind, move, before)
  if (!declared || !to) return undefined
  const assigns = 'assigns' in declared && declared.assigns === true
  const seals = sealsCase(declared, before.status) && !(await wasLedOutOf(db, kind.declaration.kind, before))
  const clocks = await clocksOfMove(db, kind, declared, before, now)
  const after = await updateCase<Row>(
    db,
    kind,
    before,
    {
      ...clocks.columns,
      ...(assigns && (await officerColumns(db, moving.mover))),
      ...change,
      ...(seals && { sealed_at: now.toISOString() }),
      status: to,
    },
    now,
  )
  if (!after) return undefined
  if (clocks.kept) await keepClock(db, kind, before.id, clocks.kept)
  await recordEvent(moving, kind.declaration.kind, before, { action: move, to, note })
  await kind.after?.[move]?.(moving, after, { before, note })
  if (seals) await sealMessages(db, kind, after)
  await notifySide(db, kind, after, declared.tells, move, await kind.notice(db, move, after))
  moving.audit({
    action: caseAction(kind.declaration, move),
    entity: caseEntity(kind.declaration),
    entityId: before.id,
    detail: { from: before.status, to, version: after.version },
  })
  await syncTasks(db, kind, [before.id])
  await followMove(moving, kind.declaration.kind, { move, before, after, note })
  const isLeft = before.org_id !== null && before.org_id !== after.org_id
  await notifyListeners(moving, kind, after, {
    move,
    from: before.status,
    ...(isLeft && { leftOrgId: before.org_id }),
  })
  return after
}

/**
 * Moves a case because another one was moved: where somebody else was faster, the conflict undoes both, so that what one
 * case shares with the other is never left half done.
 */
export async function moveAlong<D extends AnyCase, Row extends CaseRow>(
  moving: Moving,
  kind: CaseKind<D, Row>,
  before: Row,
  step: CaseStep<Row, MoveOf<D>>,
): Promise<Row> {
  const after = await moveCase(moving, kind, before, step)
  if (!after) throw new CallError(kernelErrors.conflict)
  return after
}

async function officerColumns(db: Db, { accountId, name }: Mover) {
  return {
    officer_account_id: accountId,
    officer_name: name,
    officer_phone_cipher: accountId === null ? null : await findPhoneCipher(db, accountId),
  }
}

/** Writes what happened on the timeline of a case of that kind; what an institution did stays the one's that the case was with. */
export async function recordEvent(
  { db, now, mover }: Pick<Moving, 'db' | 'now' | 'mover'>,
  kind: string,
  row: Pick<CaseRow, 'id' | 'status'> & Partial<Pick<CaseRow, 'org_id'>>,
  {
    action,
    from = row.status,
    to,
    note,
  }: { action: string; from?: string | null; to: string; note: string | null },
): Promise<void> {
  await insertCaseEvents(db, [
    {
      kind,
      case_id: row.id,
      action,
      from_status: from,
      to_status: to,
      actor_account_id: mover.accountId,
      actor_side: mover.side,
      actor_name: mover.name,
      org_id: mover.side === 'institution' ? (row.org_id ?? null) : null,
      note,
      at: now.toISOString(),
    },
  ])
}

/** Tells the people of one side about a case. */
export async function notifySide<Row extends CaseRow>(
  db: Db,
  kind: CaseKind<AnyCase, Row>,
  row: Row,
  side: CaseSide,
  what: string,
  text: readonly [string, string],
): Promise<void> {
  const notice = noticeOf(kind, row, side, what, text)
  if (side === 'enterprise') {
    if (row.company_id !== null) await sendMessage(db, { ...notice, companyId: row.company_id })
  } else if (side === 'authority') await notifyAuthority(db, row.area_code, kind.authorities ?? [], notice)
  else if (row.org_id !== null) await notifyStaff(db, row.org_id, kind.workers ?? CASE_WORKERS, notice)
}
