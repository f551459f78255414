import type { OrganisationCard } from '@lqr/contract/organisations/calls.ts'
import { ORG_CATEGORIES } from '@lqr/contract/reference/org-types.ts'
import { type MarkedPart, markParts } from '@lqr/contract/rules/search-marks.ts'
import { namesOf } from '../../shell/code-names.ts'
import { logoAddress } from '../../shell/product-cards/logo-address.ts'

/** An institution as lists show it, codes already in words. Made in loaders. */
export interface OrganisationLine {
  readonly id: string
  readonly name: string
  readonly logo: string | null
  readonly category: string
  readonly region: string
  readonly address: string | null
  readonly phone: string | null
  /** Null for a government body, which has none to offer. */
  readonly productsCount: number | null
  readonly isExample: boolean
  /** The name with what was searched for marked; only in a list of a keyword. */
  readonly marks?: readonly MarkedPart[]
}

export function categoryName(code: string): string {
  return namesOf([code], ORG_CATEGORIES)[0] ?? ''
}

/** `words` are those of a keyword, as `markedWords` gives them. */
export function toOrganisationLine(card: OrganisationCard, words: readonly string[] = []): OrganisationLine {
  return {
    id: card.id,
    name: card.name,
    logo: logoAddress(card.logoId),
    category: categoryName(card.orgCategory),
    region: card.regionName,
    address: card.address,
    phone: card.phone,
    productsCount: card.orgType === 'government' ? null : card.productsCount,
    isExample: card.isExample,
    ...(words.length > 0 ? { marks: markParts(card.name, words) } : {}),
  }
}
