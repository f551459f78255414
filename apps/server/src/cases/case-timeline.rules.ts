import type { AnyCase, CaseSide } from '@lqr/contract/kernel/cases/define-case.ts'
import { isInternal } from '@lqr/contract/kernel/cases/read-case.ts'
import type { ShownEvent } from './case-event.store.ts'
import type { CaseRow } from './case-kind.ts'
import type { CaseScope } from './case.store.ts'
import { withoutRemark } from './copy.ts'

/** Whose case it is, and with whom. */
export type CaseParties = Pick<CaseRow, 'company_id' | 'org_id'>

/** On which side of a case the viewer reads it, where it may be read at all. */
export function sideWithin(
  { companyId, orgIds }: Pick<CaseScope, 'companyId' | 'orgIds'>,
  { company_id: owner, org_id: orgId }: CaseParties,
): CaseSide {
  if (companyId !== null && companyId === owner) return 'enterprise'
  return orgId !== null && orgIds.includes(orgId) ? 'institution' : 'authority'
}

/** A timeline as one side reads it: what colleagues of another side remark to each other is left out, what happened stays. */
export function readBy<Event extends ShownEvent<string, string>>(
  declaration: AnyCase,
  side: CaseSide,
  events: readonly Event[],
): Event[] {
  return events.map((event) =>
    event.actorSide !== side && isInternal(declaration, event.action)
      ? { ...event, note: publicPart(declaration, event) }
      : event,
  )
}

/** Of a case that was given away: who goes on with it. */
function publicPart({ moves }: AnyCase, { action, note }: ShownEvent<string, string>): string | null {
  return note === null || action in moves ? null : withoutRemark(note)
}
