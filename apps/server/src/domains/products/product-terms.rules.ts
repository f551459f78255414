import { explainIssues } from '@lqr/contract/kernel/explain-issues.ts'
import { areasProblem, coveredAreas, reachOf } from '@lqr/contract/products/offer-areas.ts'
import { completeTerms, type DraftTerms, type ProductTerms } from '@lqr/contract/products/product-terms.ts'

/** The region and level of the institution that offers. */
export interface Offering {
  readonly orgLevel: number
  readonly orgRegion: string
}

/** A draft as it is kept: its areas with everything below them. */
export function keptTerms(terms: DraftTerms): DraftTerms {
  return terms.areaCodes ? { ...terms, areaCodes: coveredAreas(terms.areaCodes) } : terms
}

/** Where the institution may offer; null is the whole province. */
export function reachOfOffer({ orgLevel, orgRegion }: Offering): string[] | null {
  return reachOf({ level: orgLevel, regionCode: orgRegion })
}

/** The sentence for areas in a draft beyond the institution's reach; an unfinished draft need not name any yet. */
export function draftAreasProblem(terms: DraftTerms, org: Offering): string | undefined {
  return terms.areaCodes && terms.areaCodes.length > 0
    ? areasProblem(terms.areaCodes, reachOfOffer(org))
    : undefined
}

export type CheckedTerms =
  | { readonly terms: ProductTerms; readonly problems?: undefined }
  | { readonly terms?: undefined; readonly problems: Record<string, string> }

/** Terms that may be listed, or field path → sentence of what is missing or wrong. */
export function checkTerms(draft: DraftTerms, org: Offering): CheckedTerms {
  const parsed = completeTerms.safeParse(draft)
  const areas = draft.areaCodes && areasProblem(draft.areaCodes, reachOfOffer(org))
  const problems = {
    ...(parsed.success ? {} : explainIssues(parsed.error)),
    ...(areas ? { areaCodes: areas } : {}),
  }
  return parsed.success && !areas ? { terms: parsed.data } : { problems }
}

/** Whether two sets of terms say the same, whatever the order of their fields and areas. */
export function saysTheSame(one: ProductTerms, other: ProductTerms): boolean {
  return canonical(one) === canonical(other)
}

function canonical(terms: ProductTerms): string {
  return JSON.stringify({ ...terms, areaCodes: coveredAreas(terms.areaCodes) }, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
