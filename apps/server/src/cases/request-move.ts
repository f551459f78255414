import type { AnyCase, CaseSide, MoveOf } from '@lqr/contract/kernel/cases/define-case.ts'
import { type ErrorDef, kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { CallError } from '../http/call-error.ts'
import type { Actor } from '../http/actor.ts'
import { caseScope, guardProblem, mayMove, scopeOfSide, targetOf } from './case-access.ts'
import type { Acting, CaseChange, CaseKind, CaseRow, Moving } from './case-kind.ts'
import { findCase } from './case.store.ts'
import { moveCase } from './move-case.ts'

export interface MoveRequest<Row extends CaseRow, Move extends string> {
  readonly id: string
  readonly move: Move
  /** The version the person saw; without it the state alone guards the move. */
  readonly version?: number | undefined
  /** What the timeline says; of the row as it was where that is said of it. */
  readonly note?: string | null | undefined | ((row: Row) => string | undefined)
  /** The columns that change besides the state; refuses with a CallError what the row does not allow. */
  readonly change?: (row: Row) => CaseChange<Row> | Promise<CaseChange<Row>>
  /** The case as the actor sees it now: a refusal carries it. */
  readonly show: (row: Row) => Promise<unknown>
}

/** The actor as somebody who moves cases. */
export function movingOf({ db, now, actor, audit }: Acting, side: CaseSide): Moving {
  return { db, now, mover: { side, accountId: actor.accountId, name: partyName(actor, side) }, audit }
}

/** An enterprise acts under the name it was certified by, whoever of it presses the button; others act in person. */
function partyName(actor: Actor, side: CaseSide): string {
  return (side === 'enterprise' && actor.companyName) || nameOf(actor)
}

/** The name of a person on a timeline. */
export function nameOf(actor: Actor): string {
  return actor.displayName || actor.username
}

/**
 * Makes a person's move: 404 when the case is not on the actor's side, 403 when the move is not one of its roles, 409 with the
 * current row when the state does not allow it, the version is stale, or somebody else was faster, and the guard's refusal when
 * its condition does not hold.
 */
export async function requestMove<D extends AnyCase, Row extends CaseRow>(
  acting: Acting,
  kind: CaseKind<D, Row>,
  request: MoveRequest<Row, MoveOf<D>>,
): Promise<Row> {
  const { db, actor, now } = acting
  const { move } = request
  const { errors, moves } = kind.declaration
  const declared = moves[move]
  const side = declared && declared.side !== 'platform' ? declared.side : 'institution'
  const scope = scopeOfSide(await caseScope(db, actor, kind), side)
  const find = () => findCase<Row>(db, kind, request.id, scope)
  if (kind.hold && (await find())) await kind.hold(db, request.id)
  const row = await find()
  if (!row) throw new CallError(errors.notFound)
  if (!declared || !mayMove(actor, declared)) throw new CallError(kernelErrors.forbidden)
  const refuse = async (error: ErrorDef) => new CallError(error, { data: await request.show(row) })
  if (!targetOf(kind, move, row)) throw await refuse(errors.illegalMove)
  // Said before the version: what stands in the way now is not mended by looking again.
  const problem = guardProblem(kind, move, row, now)
  if (problem) throw await refuse(problem)
  if (request.version !== undefined && request.version !== row.version)
    throw await refuse(errors.staleVersion)
  const change = await request.change?.(row)
  const moving = movingOf(acting, side)
  const note = typeof request.note === 'function' ? request.note(row) : request.note
  const after = await moveCase(moving, kind, row, { move, note, change })
  if (!after) {
    // Somebody else was faster since the case was read: what stands there now is told, not what was.
    const current = await find()
    if (!current) throw new CallError(errors.notFound)
    throw new CallError(errors.illegalMove, { data: await request.show(current) })
  }
  await kind.settle?.(moving, after)
  return after
}
