import { codesWithin, DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import type { Viewing } from '../../../cases/case-kind.ts'
import { type Actor, hasRole, isOfKind } from '../../../http/actor.ts'
import { subtreeOf } from '../../organisations/index.ts'
import { cockpitAreaOf } from '../../statistics/index.ts'
import type { LoanScope } from './loans.store.ts'

const LENDERS = ['financeOfficer', 'financeManager', 'financeProduct'] as const

/** Governments and operators read whole areas; everybody else the own loans, wherever they lie. */
export const readsAreas = (actor: Actor): boolean =>
  isOfKind(actor, 'government') || isOfKind(actor, 'operator')

/** The area whose parts are shown. */
export function areaOfLoans(actor: Actor, wanted: string | undefined): string {
  return readsAreas(actor) ? cockpitAreaOf(actor, wanted) : DEFAULT_SUBSTATION_ID
}

/** Whose loans somebody may see: those of the area, of the institution and its branches, or of the own enterprise. */
export async function loanScope(
  { db, actor, now }: Pick<Viewing, 'db' | 'actor' | 'now'>,
  wanted: string | undefined,
): Promise<LoanScope> {
  const days = { from: null, until: null, now }
  if (readsAreas(actor)) return { ...days, regions: codesWithin(cockpitAreaOf(actor, wanted)) }
  if (isOfKind(actor, 'enterprise:any') && actor.companyId !== null) {
    return { ...days, companyId: actor.companyId }
  }
  const isLender = actor.orgId !== null && hasRole(actor, ...LENDERS)
  return { ...days, orgIds: isLender && actor.orgId !== null ? await subtreeOf(db, actor.orgId) : [] }
}
