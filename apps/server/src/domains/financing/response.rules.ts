import { LISTED_NEED_STATES, type NeedStatus } from '@lqr/contract/financing/need-case.ts'
import { HOLDING_STATES, type ResponseStatus } from '@lqr/contract/financing/response-case.ts'
import type { DemandTypeCode } from '@lqr/contract/reference/demand-types.ts'
import { providersOf } from '@lqr/contract/financing/response-kinds.ts'
import { type OfferingOrg, reachOf } from '@lqr/contract/products/offer-areas.ts'
import type { OrgCategoryCode } from '@lqr/contract/reference/org-types.ts'

interface Standing {
  readonly status: NeedStatus
  readonly org_id: string | null
}

/** Whether no institution has been chosen for the need, which is listed. */
export function isUnchosen({ status, org_id: chosen }: Standing): boolean {
  return chosen === null && LISTED_NEED_STATES.some((state) => state === status)
}

/** Whether institutions may come to the need on that day (YYYY-MM-DD): none has been chosen, and its last day has not passed. */
export function takesInstitutions(need: Standing & { readonly valid_to: string }, today: string): boolean {
  return isUnchosen(need) && need.valid_to >= today
}

/** What decides whether an institution may take a need at all. */
export interface Provider extends OfferingOrg {
  readonly orgCategory: OrgCategoryCode
}

/** Whether the institution reaches the area of the need. */
export function reachesArea(org: OfferingOrg, areaCode: string): boolean {
  return reachOf(org)?.includes(areaCode) ?? true
}

/** Whether the institution provides the kind of money that is wanted. */
export function providesKind({ orgCategory }: Provider, demandType: DemandTypeCode): boolean {
  return providersOf(demandType).includes(orgCategory)
}

/** Whether the institution may take the need: it reaches the area and provides that kind of money. */
export function suitsNeed(org: Provider, need: { area_code: string; demand_type: DemandTypeCode }): boolean {
  return reachesArea(org, need.area_code) && providesKind(org, need.demand_type)
}

/**
 * Whether the institution may take the need again or be sent it: not while it holds it, and not after it let the clock run out,
 * stepped back or was turned down; after another was chosen it may, should the need be open once more.
 */
export function mayComeAgain(earlier: readonly ResponseStatus[]): boolean {
  return earlier.every((status) => status === 'LOST')
}

/** Whether an indication is past its last day without having been chosen, while the institution may still renew it. */
export function hasLapsed(
  { status, ...offer }: { status: ResponseStatus; chosen_at: string | null; offer_valid_to: string | null },
  today: string,
): boolean {
  const { chosen_at: chosenAt, offer_valid_to: until } = offer
  return holdsSlot(status) && chosenAt === null && until !== null && until < today
}

/** Whether the institution holds a slot of the need. */
export function holdsSlot(status: ResponseStatus): boolean {
  return HOLDING_STATES.some((state) => state === status)
}
