import * as z from 'zod'
import {
  amountOut,
  countOut,
  fieldOut,
  isExample,
  listOut,
  monthsOut,
  percentOut,
  textOut,
} from '../kernel/answer-fields.ts'
import { fileIdOut } from '../files/file-id.ts'
import { component } from '../kernel/component.ts'
import { field, idOut, moment, oneOf } from '../kernel/field.ts'
import { ORG_CATEGORIES, ORG_TYPES } from '../reference/org-types.ts'
import { productStates } from './product-states.ts'
import { feeShape, productTermsShape as terms } from './product-terms.ts'

export const productFee = component('ProductFee', '费用', 'public', {
  name: fieldOut(feeShape.name),
  payer: feeShape.payer,
  how: fieldOut(feeShape.how),
  /** Percent of the loan per year; null when the fee is a fixed amount. */
  percentPerYear: fieldOut(feeShape.percentPerYear),
  amountYuan: fieldOut(feeShape.amountYuan),
})

/** The terms by which one product is told from another. */
const offered = {
  category: terms.category,
  guaranteeModes: fieldOut(terms.guaranteeModes),
  amountMinYuan: amountOut('最低额度'),
  amountMaxYuan: amountOut('最高额度'),
  rateMin: percentOut('最低年利率'),
  rateMax: percentOut('最高年利率'),
  termMinMonths: monthsOut('最短期限'),
  termMaxMonths: monthsOut('最长期限'),
  repaymentModes: fieldOut(terms.repaymentModes),
} as const

/** Interest plus every yearly fee at the lowest rate: the comprehensive annual cost from which a product starts. */
const annualCostMin = percentOut('综合年化成本最低')

/** What an applicant has to bring and to pay. */
const asked = {
  fees: listOut('费用', productFee),
  requirements: fieldOut(terms.requirements),
  materials: fieldOut(terms.materials),
} as const

/** The terms that a case keeps of its product. */
export const termsOfCase = { ...offered, annualCostMin, ...asked } as const

/** The words, places and groups of a product. */
const addressed = {
  areaCodes: fieldOut(terms.areaCodes),
  targetGroups: fieldOut(terms.targetGroups),
  zones: fieldOut(terms.zones),
  highlights: fieldOut(terms.highlights),
  onlineApply: terms.onlineApply,
} as const

/** Terms in an answer: complete ones as they are or were listed. */
export const termsOut = component('ProductTerms', '产品内容', 'public', {
  name: fieldOut(terms.name),
  ...offered,
  ...addressed,
  applicantKinds: fieldOut(terms.applicantKinds).optional(),
  ...asked,
})
export type TermsOut = z.output<typeof termsOut>

/** A product as a card shows it: what tells two products apart without opening them. */
export const productCard = component('ProductCard', '产品摘要', 'public', {
  id: idOut('产品编号'),
  name: fieldOut(terms.name),
  orgId: idOut('机构编号'),
  orgName: textOut('机构名称'),
  orgType: oneOf('机构类型', ORG_TYPES),
  orgCategory: oneOf('机构类别', ORG_CATEGORIES),
  logoId: fileIdOut('机构标志').nullable(),
  ...offered,
  annualCostMin,
  ...addressed,
  /** Empty serves everybody. */
  applicantKinds: fieldOut(terms.applicantKinds),
  views: countOut('浏览', '次'),
  applicationsCount: countOut('申请', '笔'),
  averageDecisionDays: field(z.number().nullable(), { label: '平均审批用时', unit: '天' }),
  isExample,
})

export type ProductCard = z.output<typeof productCard>

export const productDetail = component('ProductDetail', '产品', 'public', {
  ...productCard.shape,
  ...asked,
  status: oneOf('状态', productStates),
  listedAt: moment('上架时间').nullable(),
  orgPhone: textOut('机构电话').nullable(),
  orgAddress: textOut('机构地址').nullable(),
  similar: listOut('相似产品', productCard),
})
export type ProductDetail = z.output<typeof productDetail>
