import * as z from 'zod'
import { field, idOut, moment } from '../kernel/field.ts'

export const productFee = z.object({
  name: z.string(),
  payer: z.enum(['enterprise', 'institution', 'government']),
  how: z.string(),
  /** Percent of the loan per year; null when the fee is a fixed amount. */
  percentPerYear: z.number().nullable(),
  amountYuan: z.number().nullable(),
})

/** A product as a card shows it: what tells two products apart without opening them. */
export const productCard = z.object({
  id: idOut('产品编号'),
  name: z.string(),
  orgId: idOut('机构编号'),
  orgName: z.string(),
  orgType: z.string(),
  orgCategory: z.string(),
  category: z.string(),
  guaranteeModes: z.array(z.string()),
  amountMinYuan: z.number(),
  amountMaxYuan: z.number(),
  rateMin: z.number(),
  rateMax: z.number(),
  /** Interest plus every yearly fee at the lowest rate: the comprehensive annual cost from which it starts. */
  annualCostMin: z.number(),
  termMinMonths: z.int(),
  termMaxMonths: z.int(),
  repaymentModes: z.array(z.string()),
  areaCodes: z.array(z.string()),
  targetGroups: z.array(z.string()),
  zones: z.array(z.string()),
  highlights: z.string(),
  onlineApply: z.boolean(),
  views: z.int(),
  applicationsCount: z.int(),
  averageDecisionDays: z.number().nullable(),
  isExample: field(z.boolean(), { label: '示例数据' }),
})

export type ProductCard = z.output<typeof productCard>

export const productDetail = productCard.extend({
  fees: z.array(productFee),
  requirements: z.string(),
  materials: z.array(z.string()),
  status: z.string(),
  listedAt: moment('上架时间').nullable(),
  orgPhone: z.string().nullable(),
  orgAddress: z.string().nullable(),
  similar: z.array(productCard),
})
export type ProductDetail = z.output<typeof productDetail>
