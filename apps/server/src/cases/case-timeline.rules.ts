import type { AnyCase, CaseSide } from '@lqr/contract/kernel/cases/define-case.ts'
import { isInternal } from '@lqr/contract/kernel/cases/read-case.ts'
import type { ShownEvent } from './case-event.store.ts'
import type { CaseRow } from './case-kind.ts'
import type { CaseScope } from './case.store.ts'
import { withoutRemark } from './copy.ts'

/** Whose case it is, and with whom. */
export type CaseParties = Pick<CaseRow, 'company_id' | 'org_id'>

/** Who reads a timeline: on which side, and for which institutions. */
export type TimelineReader = { readonly side: CaseSide } & Pick<CaseScope, 'orgIds'>

/** On which side of a case the viewer reads it, where it may be read at all. */
export function sideWithin(
  { companyId, orgIds }: Pick<CaseScope, 'companyId' | 'orgIds'>,
  { company_id: owner, org_id: orgId }: CaseParties,
): CaseSide {
  if (companyId !== null && companyId === owner) return 'enterprise'
  return orgId !== null && orgIds.includes(orgId) ? 'institution' : 'authority'
}

/**
 * A timeline as one side reads it: what colleagues of another side, or of another institution that the case was with before, remark
 * to each other is left out, and so is why another institution gave the case back, or had it taken away; what happened stays.
 */
export function readBy<Event extends ShownEvent<string, string>>(
  declaration: AnyCase,
  reader: TimelineReader,
  events: readonly Event[],
): Event[] {
  return events.map((event) =>
    isKeptFrom(declaration, reader, event) ? { ...event, note: publicPart(declaration, event) } : event,
  )
}

function isKeptFrom(
  declaration: AnyCase,
  reader: TimelineReader,
  event: ShownEvent<string, string>,
): boolean {
  if (isOwn(reader, event)) return false
  if (isInternal(declaration, event.action)) return true
  return isOfAnotherToAuthority(declaration, reader, event) || isTakenFromAnother(declaration, reader, event)
}

/** What one institution writes to the authority is not for the next one; what it told the enterprise is. */
function isOfAnotherToAuthority(
  { moves }: AnyCase,
  { side }: TimelineReader,
  { action, actorSide }: ShownEvent<string, string>,
): boolean {
  return side === 'institution' && actorSide === 'institution' && moves[action]?.tells === 'authority'
}

/** Why the authority took a case from one institution is not for the next one, the only one that reads it then. */
function isTakenFromAnother(
  { states }: AnyCase,
  { side }: TimelineReader,
  { actorSide, fromStatus, toStatus }: ShownEvent<string, string>,
): boolean {
  if (side !== 'institution' || actorSide !== 'authority') return false
  return states[fromStatus ?? '']?.waitsFor === 'institution' && states[toStatus]?.waitsFor === 'authority'
}

/** Whether a colleague of the reader made it. */
function isOwn({ side, orgIds }: TimelineReader, { actorSide, orgId }: ShownEvent<string, string>): boolean {
  if (actorSide !== side) return false
  return side !== 'institution' || (orgId !== null && orgIds.includes(orgId))
}

/** Of a case that was given away: who goes on with it. */
function publicPart({ moves }: AnyCase, { action, note }: ShownEvent<string, string>): string | null {
  return note === null || action in moves ? null : withoutRemark(note)
}
