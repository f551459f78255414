import type { DemandTypeCode } from '@lqr/contract/reference/demand-types.ts'
import { type DispatchCriterion, MET_BY_PRODUCTS } from '@lqr/contract/financing/response-kinds.ts'
import type { GuaranteeModeCode } from '@lqr/contract/reference/guarantee-modes.ts'
import { dispatchCopy as copy } from './dispatch-copy.ts'
import { type Provider, providesKind, reachesArea } from './response.rules.ts'

/** What the rule asks of a need. */
export interface DispatchedNeed {
  readonly demand_type: DemandTypeCode
  readonly area_code: string
  readonly amount_yuan: number
  readonly term_months: number
  readonly guarantee_mode: GuaranteeModeCode
}

/** A listed product of an institution, as far as the rule reads it. */
export interface DispatchProduct {
  readonly name: string
  readonly amountMinYuan: number
  readonly amountMaxYuan: number
  readonly termMinMonths: number
  readonly termMaxMonths: number
  readonly guaranteeModes: readonly GuaranteeModeCode[]
  readonly areaCodes: readonly string[]
}

/** An institution that might be sent the need. */
export interface DispatchCandidate extends Provider {
  readonly orgId: string
  readonly orgName: string
  readonly regionName: string
  /** The house at the top of its line: a need goes to one of each house. */
  readonly houseId: string
  readonly products: readonly DispatchProduct[]
  /** Open work that waits for it now. */
  readonly openTasks: number
  /** Grants to enterprises of the industry. */
  readonly grantsInIndustry: number
}

export interface DispatchReason {
  readonly criterion: DispatchCriterion
  readonly holds: boolean
  readonly text: string
}

export interface RankedCandidate extends DispatchCandidate {
  readonly suits: boolean
  readonly productName: string | null
  readonly reasons: readonly DispatchReason[]
}

/** Whether amount, term, guarantee and area of the need lie within what the product offers. */
function meets(need: DispatchedNeed, product: DispatchProduct): boolean {
  const { amount_yuan: amountYuan, term_months: termMonths } = need
  return (
    amountYuan >= product.amountMinYuan &&
    amountYuan <= product.amountMaxYuan &&
    termMonths >= product.termMinMonths &&
    termMonths <= product.termMaxMonths &&
    product.guaranteeModes.includes(need.guarantee_mode) &&
    (product.areaCodes.length === 0 || product.areaCodes.includes(need.area_code))
  )
}

/** What each criterion says of the institution, point by point, in words. */
function judge(need: DispatchedNeed, candidate: DispatchCandidate): RankedCandidate {
  const product = candidate.products.find((one) => meets(need, one))
  const asksProduct = MET_BY_PRODUCTS.some((type) => type === need.demand_type)
  const reasons: DispatchReason[] = [
    {
      criterion: 'area',
      holds: reachesArea(candidate, need.area_code),
      text: copy.area(candidate.regionName, candidate.level),
    },
    {
      criterion: 'kind',
      holds: providesKind(candidate, need.demand_type),
      text: copy.kind(candidate.orgCategory),
    },
    {
      criterion: 'product',
      holds: !asksProduct || product !== undefined,
      text: asksProduct ? copy.product(product?.name) : copy.noProductAsked,
    },
  ]
  const soft: DispatchReason[] = [
    {
      criterion: 'industry',
      holds: candidate.grantsInIndustry > 0,
      text: copy.industry(candidate.grantsInIndustry),
    },
    { criterion: 'load', holds: true, text: copy.load(candidate.openTasks) },
  ]
  return {
    ...candidate,
    suits: reasons.every(({ holds }) => holds),
    productName: product?.name ?? null,
    reasons: [...reasons, ...soft],
  }
}

/** Those that suit first, then the nearer ones (a branch before a house), the less busy, the more experienced, the older. */
function compare(a: RankedCandidate, b: RankedCandidate): number {
  return (
    Number(b.suits) - Number(a.suits) ||
    b.level - a.level ||
    a.openTasks - b.openTasks ||
    b.grantsInIndustry - a.grantsInIndustry ||
    Number(a.orgId) - Number(b.orgId)
  )
}

/** The institutions in the order of the rule of dispatch, each with its reasons; the same input always gives the same order. */
export function rankCandidates(
  need: DispatchedNeed,
  candidates: readonly DispatchCandidate[],
): RankedCandidate[] {
  return candidates.map((candidate) => judge(need, candidate)).toSorted(compare)
}

/** To whom the rule sends the need: the first that suit, one of each house, at most so many. */
export function chosenByRule(ranked: readonly RankedCandidate[], most: number): RankedCandidate[] {
  const houses = new Set<string>()
  const chosen = ranked.filter(({ suits, houseId }) => {
    if (!suits || houses.has(houseId)) return false
    houses.add(houseId)
    return true
  })
  return chosen.slice(0, most)
}
