import { annualCostPercent } from '@lqr/contract/products/annual-cost.ts'
import type { ProductFit } from '@lqr/contract/products/fit.ts'
import type { ProductCard, TermsOut } from '@lqr/contract/products/entities.ts'
import { DEMAND_TYPES, type DemandTypeCode } from '@lqr/contract/reference/demand-types.ts'
import { PRODUCT_CATEGORIES, type ProductCategoryCode } from '@lqr/contract/reference/product-categories.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { TARGET_GROUPS } from '@lqr/contract/reference/target-groups.ts'
import { fitCopy } from './fit-copy.ts'
import type { EnterpriseFacts } from './fit-facts.ts'
import { belongsTo } from './fit-groups.rules.ts'
import {
  type AskedTerms,
  conditionOf,
  decided,
  type JudgedCondition,
  namesOf,
  offerConditions,
  type OfferTerms,
} from './fit.rules.ts'

/** What somebody wants; the area is the enterprise's unless told otherwise. */
export interface Want extends AskedTerms {
  readonly areaCode?: string | undefined
  readonly demandType?: DemandTypeCode | undefined
  readonly rateMax?: number | undefined
}

/** What the matcher reads of a listed product. */
export interface FitTerms
  extends OfferTerms, Pick<ProductCard, 'id' | 'orgId' | 'category' | 'targetGroups' | 'rateMin'> {
  readonly fees: TermsOut['fees']
  /** Whether it is offered in the area that is wanted. */
  readonly servesArea: boolean
  /** Whether the enterprise has an application for it under way: a product takes one at a time. */
  readonly isOpenAlready: boolean
}

/** A product compared with what is wanted. */
export interface Fit extends Pick<ProductFit, 'annualCost' | 'unmet' | 'fits' | 'canApply'> {
  readonly id: string
  readonly category: ProductCategoryCode
  readonly conditions: readonly JudgedCondition[]
  /** Whether nothing of it is left to be confirmed either. */
  readonly passes: boolean
}

/** What is guaranteed or insured is not borrowed: its premium is no interest, and it stands behind the loans. */
const BEHIND_LOANS: readonly ProductCategoryCode[] = ['guaranteeService', 'creditInsurance']

const NOT_BORROWED: Partial<Record<ProductCategoryCode, DemandTypeCode>> = {
  leasing: 'lease',
  guaranteeService: 'guarantee',
  letterOfGuarantee: 'guarantee',
  creditInsurance: 'guarantee',
}

function typeConditions({ category }: FitTerms, { demandType }: Want): JudgedCondition[] {
  if (demandType === undefined) return []
  const type = () => namesOf(DEMAND_TYPES, [demandType])
  return [
    decided(
      'DEMAND_TYPE',
      (NOT_BORROWED[category] ?? 'debt') === demandType,
      () => fitCopy.typeMet(type()),
      () => fitCopy.typeUnmet(namesOf(PRODUCT_CATEGORIES, [category]), type()),
    ),
  ]
}

function areaCondition({ servesArea }: FitTerms, areaCode: string | null): JudgedCondition {
  if (areaCode === null) return conditionOf('AREA', 'unknown', () => fitCopy.areaUnknown, 'certification')
  const area = () => substationOfCode(areaCode)?.name ?? areaCode
  return decided(
    'AREA',
    servesArea,
    () => fitCopy.areaMet(area()),
    () => fitCopy.areaUnmet(area()),
  )
}

function groupCondition({ targetGroups }: FitTerms, facts: EnterpriseFacts, today: string): JudgedCondition {
  const belonging = targetGroups.map((group) => [group, belongsTo(group, facts, today)] as const)
  const thatAre = (wanted: boolean | undefined) =>
    belonging.flatMap(([group, belongs]) => (belongs === wanted ? [group] : []))
  const names = (groups: readonly string[]) => namesOf(TARGET_GROUPS, groups)
  const held = thatAre(true)
  if (held.length > 0) return conditionOf('TARGET_GROUP', 'met', () => fitCopy.groupMet(names(held)))
  const open = thatAre(undefined)
  return open.length > 0
    ? conditionOf('TARGET_GROUP', 'unknown', () => fitCopy.groupUnknown(names(open)), 'want')
    : conditionOf('TARGET_GROUP', 'unmet', () => fitCopy.groupUnmet(names(targetGroups)))
}

function rateConditions({ rateMin }: FitTerms, { rateMax }: Want): JudgedCondition[] {
  if (rateMax === undefined) return []
  const by = Math.round((rateMin - rateMax) * 100) / 100
  return [
    decided(
      'RATE',
      by <= 0,
      () => fitCopy.rateMet(rateMin),
      () => fitCopy.rateUnmet(rateMin, by),
    ),
  ]
}

function openCondition({ isOpenAlready }: FitTerms): JudgedCondition {
  return decided(
    'OPEN_APPLICATION',
    !isOpenAlready,
    () => fitCopy.noneOpen,
    () => fitCopy.openAlready,
  )
}

function certificationCondition({ isCertified }: EnterpriseFacts): JudgedCondition {
  return isCertified
    ? conditionOf('CERTIFICATION', 'met', () => fitCopy.certified)
    : conditionOf('CERTIFICATION', 'unknown', () => fitCopy.notCertified, 'certification')
}

/** Every condition of one product, each answered by itself; `today` is YYYY-MM-DD. */
export function fitOf(product: FitTerms, want: Want, facts: EnterpriseFacts, today: string): Fit {
  const conditions = [
    ...offerConditions(product, want, facts.applicantKind),
    openCondition(product),
    certificationCondition(facts),
    ...typeConditions(product, want),
    areaCondition(product, want.areaCode ?? facts.areaCode),
    groupCondition(product, facts, today),
    ...rateConditions(product, want),
  ]
  const unmet = conditions.filter(({ result }) => result === 'unmet').length
  return {
    id: product.id,
    category: product.category,
    annualCost: annualCostPercent(product.rateMin, product.fees, want),
    conditions,
    unmet,
    fits: unmet === 0,
    passes: conditions.every(({ result }) => result === 'met'),
    canApply: conditions.every(({ isRequired, result }) => !isRequired || result === 'met'),
  }
}

/** What fits first, what passes entirely before what is to be confirmed, then what misses least, then what costs least a year, then the older product. */
export function inFitOrder<F extends Fit>(fits: readonly F[]): F[] {
  const behind = ({ category }: Fit) => Number(BEHIND_LOANS.includes(category))
  return fits.toSorted(
    (a, b) =>
      a.unmet - b.unmet ||
      Number(b.passes) - Number(a.passes) ||
      behind(a) - behind(b) ||
      a.annualCost - b.annualCost ||
      Number(a.id) - Number(b.id),
  )
}
