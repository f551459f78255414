import type * as z from 'zod'
import { annualCostPercent } from '@lqr/contract/products/annual-cost.ts'
import type { productFee } from '@lqr/contract/products/entities.ts'
import type { ApplicantKindCode } from '@lqr/contract/reference/applicant-kinds.ts'
import type { GuaranteeModeCode } from '@lqr/contract/reference/guarantee-modes.ts'
import type { ProductCategoryCode } from '@lqr/contract/reference/product-categories.ts'
import type { RepaymentModeCode } from '@lqr/contract/reference/repayment-modes.ts'
import type { TargetGroupCode } from '@lqr/contract/reference/target-groups.ts'
import type { ZoneCode } from '@lqr/contract/reference/zones.ts'
import type { Db } from '../../data/database.ts'
import { productSearch } from './product-search.rules.ts'

export interface ProductMaker {
  name?: string
  category?: ProductCategoryCode
  guaranteeModes?: readonly GuaranteeModeCode[]
  amountMinYuan?: number
  amountMaxYuan?: number
  rateMin?: number
  rateMax?: number
  termMinMonths?: number
  termMaxMonths?: number
  repaymentModes?: readonly RepaymentModeCode[]
  areaCodes?: string[]
  targetGroups?: readonly TargetGroupCode[]
  applicantKinds?: readonly ApplicantKindCode[]
  zones?: readonly ZoneCode[]
  fees?: z.output<typeof productFee>[]
  requirements?: string
  materials?: string[]
  highlights?: string
  onlineApply?: boolean
  status?: 'DRAFT' | 'SUBMITTED' | 'LISTED' | 'RETURNED' | 'UNLISTED'
  views?: number
  listedAt?: string
}

export interface ProductOwner {
  id: string
  name: string
  shortName?: string
}

const USUAL = {
  category: 'workingCapital',
  guaranteeModes: ['credit'],
  amountMinYuan: 100_000,
  amountMaxYuan: 3_000_000,
  rateMin: 3.45,
  rateMax: 4.35,
  termMinMonths: 6,
  termMaxMonths: 36,
  repaymentModes: ['interestFirst'],
  areaCodes: [] as string[],
  targetGroups: ['smallMicro'],
  applicantKinds: [] as ApplicantKindCode[],
  zones: ['inclusive'],
  fees: [] as z.output<typeof productFee>[],
  requirements: '在甘肃省内依法登记，持续经营满一年，信用状况良好。',
  materials: ['营业执照', '近一年财务报表', '法定代表人身份证'],
  highlights: '线上申请，随借随还',
  onlineApply: true,
  status: 'LISTED',
  views: 0,
} as const

/** The row of a product; its all-in cost and its search words are worked out here, as the listing does. */
export function productRow(owner: ProductOwner, name: string, maker: ProductMaker = {}) {
  const product = { ...USUAL, ...maker, name }
  const loan = { amountYuan: product.amountMaxYuan, termMonths: product.termMaxMonths }
  const search = productSearch({
    ...product,
    orgName: owner.name,
    orgShortName: owner.shortName ?? owner.name,
  })
  return {
    name,
    org_id: owner.id,
    category: product.category,
    guarantee_modes: [...product.guaranteeModes],
    amount_min_yuan: product.amountMinYuan,
    amount_max_yuan: product.amountMaxYuan,
    rate_min: product.rateMin,
    rate_max: product.rateMax,
    term_min_months: product.termMinMonths,
    term_max_months: product.termMaxMonths,
    repayment_modes: [...product.repaymentModes],
    area_codes: [...product.areaCodes],
    target_groups: [...product.targetGroups],
    applicant_kinds: [...product.applicantKinds],
    zones: [...product.zones],
    fees: JSON.stringify(product.fees),
    annual_cost_min: annualCostPercent(product.rateMin, product.fees, loan),
    requirements: product.requirements,
    materials: [...product.materials],
    highlights: product.highlights,
    online_apply: product.onlineApply,
    status: product.status,
    views: product.views,
    search_text: search.text,
    search_words: search.words,
    is_example: true,
    listed_at: product.status === 'LISTED' ? (product.listedAt ?? new Date().toISOString()) : null,
  }
}

let made = 0

/** One product of the organisation: listed and open to online applications unless told otherwise. */
export async function makeProduct(
  db: Db,
  owner: ProductOwner,
  maker: ProductMaker = {},
): Promise<{ id: string; name: string }> {
  made += 1
  const name = maker.name ?? `示例经营贷${made}号`
  const { id } = await db
    .insertInto('product')
    .values(productRow(owner, name, maker))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name }
}
