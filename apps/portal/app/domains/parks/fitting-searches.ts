import type { LeadingIndustryCode } from '@lqr/contract/reference/leading-industries.ts'
import type { RosterKindCode } from '@lqr/contract/reference/roster-kinds.ts'
import type { TargetGroupCode } from '@lqr/contract/reference/target-groups.ts'
import type { ZoneCode } from '@lqr/contract/reference/zones.ts'

/** One search of the product list. */
export type FittingSearch = { readonly targetGroup: TargetGroupCode } | { readonly zone: ZoneCode }

const OF_ROSTER: Partial<Record<RosterKindCode, TargetGroupCode>> = {
  specialized: 'specialized',
  technology: 'technology',
  agricultural: 'agricultural',
  green: 'green',
}

const OF_INDUSTRY: Partial<Record<LeadingIndustryCode, TargetGroupCode>> = {
  metallurgy: 'manufacturing',
  petrochemical: 'manufacturing',
  equipment: 'manufacturing',
  newMaterials: 'manufacturing',
  newEnergy: 'green',
  environmental: 'green',
  foodProcessing: 'agricultural',
  agriculture: 'agricultural',
  biomedicine: 'technology',
  information: 'technology',
  culture: 'tourism',
}

/**
 * Which products fit an enterprise of a park, the most particular first: those for whoever stands on its valid rosters,
 * those for its industry, those of the park zone. An expired roster opens nothing.
 */
export function fittingSearches(
  industry: string,
  rosters: readonly { kind: string; isExpired: boolean }[],
): FittingSearch[] {
  const groups = [
    ...rosters.filter(({ isExpired }) => !isExpired).map(({ kind }) => OF_ROSTER[kind as RosterKindCode]),
    OF_INDUSTRY[industry as LeadingIndustryCode],
  ]
  const wanted = new Set(groups.filter((group) => group !== undefined))
  return [...[...wanted].map((targetGroup) => ({ targetGroup })), { zone: 'park' }]
}

/** Lists put together in turn, each product once, at most so many. */
export function takeInTurn<P extends { readonly id: string }>(
  lists: readonly (readonly P[])[],
  limit: number,
): P[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const inTurn = Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? []))
  const once = new Map(inTurn.flat().map((product) => [product.id, product]))
  return [...once.values()].slice(0, limit)
}
