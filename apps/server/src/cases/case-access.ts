import type { Role } from '@lqr/contract/kernel/access.ts'
import type {
  AnyCase,
  CaseMove,
  CaseSide,
  GuardedMoveOf,
  MoveOf,
  MoveOfSide,
  StateOf,
} from '@lqr/contract/kernel/cases/define-case.ts'
import { afterMove, movesOfSide } from '@lqr/contract/kernel/cases/read-case.ts'
import { type ErrorDef, kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { codesWithin, DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import type { Db } from '../data/database.ts'
import { subtreeOf } from '../domains/organisations/index.ts'
import { accountActor } from '../http/account-actor.store.ts'
import { type Actor, hasRole, isOfKind } from '../http/actor.ts'
import { isForArchive } from './archive/retention.ts'
import type { CaseKind, CaseRow } from './case-kind.ts'
import type { CaseScope } from './case.store.ts'

type Seen = Pick<CaseKind, 'readers' | 'authorities'>

/**
 * The rows a person may see: those of the own enterprise, those of the own institution and its branches, and for an authority
 * those of its region and below.
 */
export async function caseScope(
  db: Db,
  actor: Actor,
  { readers, authorities = [] }: Seen,
): Promise<CaseScope> {
  return {
    companyId: hasRole(actor, 'enterprise') ? actor.companyId : null,
    orgIds: actor.orgId !== null && hasRole(actor, ...readers) ? await subtreeOf(db, actor.orgId) : [],
    areas: areasOf(actor, authorities),
  }
}

/** Operators and the province's government see every area. */
function areasOf(actor: Actor, authorities: readonly Role[]): CaseScope['areas'] {
  if (!hasRole(actor, ...authorities)) return []
  if (isOfKind(actor, 'operator') || actor.regionCode === DEFAULT_SUBSTATION_ID) return 'province'
  return actor.regionCode === null ? [] : codesWithin(actor.regionCode)
}

/** The part of a scope on which a person of that side acts. */
export function scopeOfSide({ companyId, orgIds, areas }: CaseScope, side: CaseSide): CaseScope {
  return {
    companyId: side === 'enterprise' ? companyId : null,
    orgIds: side === 'institution' ? orgIds : [],
    areas: side === 'authority' ? areas : [],
  }
}

/** Whether the row lies in the part of the scope on which a person of that side acts. */
function isWithin({ companyId, orgIds, areas }: CaseScope, side: CaseSide, row: CaseRow): boolean {
  if (side === 'enterprise') return companyId !== null && companyId === row.company_id
  if (side === 'institution') return row.org_id !== null && orgIds.includes(row.org_id)
  if (row.status === 'DRAFT') return false
  return areas === 'province' || areas.includes(row.area_code ?? '')
}

/** Whether somebody who was made responsible still acts there for that side, by the rights of now: not moved, in another role, or gone. */
export async function stillActsOn(
  db: Db,
  kind: CaseKind,
  row: CaseRow,
  { accountId, side }: { accountId: string; side: CaseSide },
): Promise<boolean> {
  const actor = await accountActor(db, accountId, 'console')
  return actor !== undefined && isWithin(await caseScope(db, actor, kind), side, row)
}

/** Whether the actor holds what the move asks of a person of its side. */
export function mayMove(actor: Actor, move: CaseMove): boolean {
  if (move.side === 'platform') return false
  if (move.side !== 'enterprise') return hasRole(actor, ...move.roles)
  return isOfKind(actor, move.certified ? 'enterprise' : 'enterprise:any')
}

/** Where the move leads the row; undefined when the declaration has no such move from there. */
export function targetOf<D extends AnyCase>(
  { declaration }: Pick<CaseKind<D>, 'declaration'>,
  move: MoveOf<D>,
  row: Pick<CaseRow, 'status' | 'resume_status'>,
): StateOf<D> | undefined {
  return afterMove(
    declaration,
    move,
    row.status as StateOf<D>,
    (row.resume_status ?? null) as StateOf<D> | null,
  )
}

/** What the viewer may do with the row now: its side, one of the roles, a move the state allows, and the move's condition. */
export function caseCan<D extends AnyCase, Row extends CaseRow, Side extends CaseSide>(
  kind: CaseKind<D, Row>,
  { actor, scope, now }: { actor: Actor; scope: CaseScope; now: Date },
  row: Row,
  ...sides: Side[]
): Record<MoveOfSide<D, Side>, boolean> {
  const { declaration } = kind
  const may = (side: Side, code: MoveOf<D>): boolean => {
    const move = declaration.moves[code]
    if (!isWithin(scope, side, row) || !move || !mayMove(actor, move)) return false
    return targetOf(kind, code, row) !== undefined && guardProblem(kind, code, row, now) === undefined
  }
  const answers = sides.flatMap((side) =>
    movesOfSide(declaration, side).map(({ code }) => [code, may(side, code)] as const),
  )
  return Object.fromEntries(answers) as Record<MoveOfSide<D, Side>, boolean>
}

/** Why the row takes no move of a person: it is for the archive (decision 0240), or does not meet the condition of the move. */
export function guardProblem<D extends AnyCase, Row extends CaseRow>(
  kind: CaseKind<D, Row>,
  move: MoveOf<D>,
  row: Row,
  now: Date,
): ErrorDef | undefined {
  if (isForArchive(kind.declaration, row, now)) return kernelErrors.caseArchived
  return kind.guards[move as GuardedMoveOf<D>]?.(row, now)
}
