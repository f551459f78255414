import type { AnyCase, MoveOf, StateOf } from '@lqr/contract/kernel/cases/define-case.ts'
import type { StandingEvent } from '@lqr/contract/kernel/cases/read-case.ts'
import type { Db } from '../data/database.ts'
import { listCaseEvents, type ShownEvent } from './case-event.store.ts'
import type { CaseKind, CaseRow } from './case-kind.ts'
import { type CaseParties, readBy, sideWithin } from './case-timeline.rules.ts'
import type { CaseScope } from './case.store.ts'

/** Where a case stands now: the part of an answer that is alike for all kinds (`caseProgress` of the contract). */
export function progressOf<D extends AnyCase>(
  { declaration }: Pick<CaseKind<D>, 'declaration'>,
  row: Omit<CaseRow, 'company_id' | 'org_id'>,
  now: Date,
) {
  const pauses = Object.values(declaration.moves).some((move) => move.pauses && move.to === row.status)
  return {
    status: row.status as StateOf<D>,
    dueAt: row.due_at,
    isPaused: pauses,
    isOverdue: row.due_at !== null && Date.parse(row.due_at) < now.getTime(),
    officerName: row.officer_name,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** The timeline of a case, as the side of it on which the viewer stands may read it. */
export async function timelineOf<D extends AnyCase>(
  db: Db,
  { declaration }: Pick<CaseKind<D>, 'declaration'>,
  row: Pick<CaseRow, 'id' | 'created_at'> & CaseParties,
  scope: CaseScope,
): Promise<ShownEvent<MoveOf<D> | StandingEvent, StateOf<D>>[]> {
  const events = await listCaseEvents<MoveOf<D> | StandingEvent, StateOf<D>>(db, declaration.kind, row)
  return readBy(declaration, { side: sideWithin(scope, row), orgIds: scope.orgIds }, events)
}
