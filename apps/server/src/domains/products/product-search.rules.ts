import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { PRODUCT_CATEGORIES } from '@lqr/contract/reference/product-categories.ts'
import { TARGET_GROUPS } from '@lqr/contract/reference/target-groups.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'
import { normalizeSearchText, searchWords } from '@lqr/contract/rules/search-words.ts'
import { foundBy } from './copy.ts'

/** The parts of a product that a keyword is looked for in. */
export interface SearchableProduct {
  readonly name: string
  readonly orgName: string
  readonly orgShortName: string
  readonly category: string
  readonly guaranteeModes: readonly string[]
  readonly targetGroups: readonly string[]
  readonly zones: readonly string[]
  readonly highlights: string
}

function namesOf(codes: readonly string[], known: readonly { code: string; name: string }[]): string[] {
  return known.filter((item) => codes.includes(item.code)).map((item) => item.name)
}

/** The normalised text of a product and the words it is indexed by: 中文 names, never codes. */
export function productSearch(product: SearchableProduct): { text: string; words: string[] } {
  const parts = [
    product.name,
    product.orgName,
    product.orgShortName,
    ...namesOf([product.category], PRODUCT_CATEGORIES),
    ...namesOf(product.guaranteeModes, GUARANTEE_MODES),
    ...namesOf(product.targetGroups, TARGET_GROUPS),
    ...namesOf(product.zones, ZONES),
    product.highlights,
  ]
  const joined = parts.join(' ')
  return { text: normalizeSearchText(joined), words: searchWords(joined) }
}

/** What a product is about, in words: the facts that a keyword may have met besides name and institution. */
export function productFacts(product: Omit<SearchableProduct, 'name' | 'orgName' | 'orgShortName'>): string {
  const { category, guaranteeModes, targetGroups, zones, highlights } = product
  const listed = (label: string, names: readonly string[]) =>
    names.length > 0 ? [`${label}：${names.join('、')}`] : []
  const facts = [
    ...namesOf([category], PRODUCT_CATEGORIES),
    ...listed(foundBy.guarantee, namesOf(guaranteeModes, GUARANTEE_MODES)),
    ...listed(foundBy.target, namesOf(targetGroups, TARGET_GROUPS)),
    ...listed(foundBy.zone, namesOf(zones, ZONES)),
  ]
  return [highlights, facts.join('；')].filter(Boolean).join('。')
}
