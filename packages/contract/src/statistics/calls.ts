import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { field, moment, oneOf } from '../kernel/field.ts'
import { FIRST_LOAN_FIGURE } from '../applications/first-loan-rule.ts'
import { normalizeAreaId } from '../reference/substations.ts'
import { ZONES } from '../reference/zones.ts'

/** An area as the calls take it: six digits, or 62 for the province (docs/product-rules.md, Sites). */
const areaId = field(
  z.string().refine((code) => normalizeAreaId(code) !== undefined, '地区编码不正确'),
  { label: '地区编码', example: '62' },
)

/** Counters of the home page; each equals the number, or the sum, of the cases behind it. */
export const platformFigures = z.object({
  enterprises: field(z.int(), { label: '注册企业', unit: '家' }),
  certifiedEnterprises: field(z.int(), { label: '认证企业', unit: '家' }),
  institutions: field(z.int(), { label: '入驻机构', unit: '家' }),
  products: field(z.int(), { label: '上架产品', unit: '个' }),
  applications: field(z.int(), { label: '融资申请', unit: '笔' }),
  appliedAmountYuan: field(z.number(), { label: '申请金额', unit: '元' }),
  creditedCount: field(z.int(), { label: '授信', unit: '笔' }),
  creditedAmountYuan: field(z.number(), { label: '授信金额', unit: '元' }),
  disbursedCount: field(z.int(), { label: '放款', unit: '笔' }),
  disbursedAmountYuan: field(z.number(), { label: '放款金额', unit: '元' }),
  asOf: moment('统计时间'),
})
export type PlatformFigures = z.output<typeof platformFigures>

const group = z.object({ code: z.string(), name: z.string(), count: z.int(), amountYuan: z.number() })

const read = { method: 'GET', access: 'public', effect: 'read' } as const

export const countRegisteredEnterprises = defineCall({
  ...read,
  name: 'statistics.countRegisteredEnterprises',
  summary: '首页：注册企业数',
  path: '/admin/stat/statHomeRegisterEnt',
  output: z.object({ registered: z.int(), certified: z.int(), thisMonth: z.int() }),
})

export const getPlatformFigures = defineCall({
  ...read,
  name: 'statistics.getPlatformFigures',
  summary: '首页：平台总览',
  path: '/portal/financingStat/statHomePageGather',
  output: platformFigures,
})

/** Disbursed cases with the company's name masked. */
export const listSuccessCases = defineCall({
  ...read,
  name: 'statistics.listSuccessCases',
  summary: '首页：成功案例（企业名称脱敏）',
  path: '/portal/financingStat/homePageSuccessCase',
  output: z.array(
    z.object({
      corporateNameMasked: z.string(),
      areaName: z.string(),
      orgName: z.string(),
      productName: z.string(),
      loanAmountYuan: z.number(),
      creditRate: z.number().nullable(),
      termMonths: z.int().nullable(),
      days: field(z.number().nullable(), { label: '从申请到放款', unit: '天' }),
      loanDate: z.string(),
      isExample: z.boolean(),
    }),
  ),
})

export const countProducts = defineCall({
  ...read,
  name: 'statistics.countProducts',
  summary: '产品统计（按类型）',
  path: '/portal/financingStat/statFinanceProduct',
  output: z.object({ total: z.int(), byCategory: z.array(group), byZone: z.array(group) }),
})

export const countApplications = defineCall({
  ...read,
  name: 'statistics.countApplications',
  summary: '申请统计（按状态、地区、行业、月份）',
  path: '/portal/financingStat/statFinanceApply',
  output: z.object({
    total: z.int(),
    amountYuan: z.number(),
    byStatus: z.array(group),
    byArea: z.array(group),
    byIndustry: z.array(group),
    byMonth: z.array(group),
  }),
})

export const countGranted = defineCall({
  ...read,
  name: 'statistics.countGranted',
  summary: '授信与放款统计',
  path: '/portal/financingStat/statFinanceSuccess',
  output: z.object({
    creditedCount: z.int(),
    creditedAmountYuan: z.number(),
    disbursedCount: z.int(),
    disbursedAmountYuan: z.number(),
    averageRate: z.number().nullable(),
    byOrganisation: z.array(group),
    byMonth: z.array(group),
  }),
})

export const countFirstLoans = defineCall({
  ...read,
  name: 'statistics.countFirstLoans',
  summary: '首贷统计（按企业计，一家只计一次）',
  path: '/portal/financingStat/statFirstLoan',
  output: z.object({
    count: field(z.int(), { label: '首贷户', unit: '家', help: FIRST_LOAN_FIGURE }),
    amountYuan: field(z.number(), { label: '首贷金额', unit: '元' }),
    creditOnlyCount: field(z.int(), { label: '其中纯信用', unit: '家' }),
  }),
})

/** Drawn loans whose product lay in the zone when the enterprise applied, for example the relief loans of `disaster`. */
export const countZoneLoans = defineCall({
  ...read,
  name: 'statistics.countZoneLoans',
  summary: '某专区的放款笔数与金额',
  path: '/console/statistics/zoneLoans/{zone}',
  params: z.object({ zone: oneOf('专区', ZONES) }),
  output: z.object({ zone: z.string(), count: z.int(), amountYuan: z.number() }),
})

export const sumAppliedAmount = defineCall({
  ...read,
  name: 'statistics.sumAppliedAmount',
  summary: '某地区的申请总额',
  path: '/portal/financingStat/statApplyAmountSum/{areaId}',
  params: z.object({ areaId }),
  output: z.object({ areaId: z.string(), count: z.int(), amountYuan: z.number() }),
})

export const sumGrantedAmount = defineCall({
  ...read,
  name: 'statistics.sumGrantedAmount',
  summary: '某地区的放款总额',
  path: '/portal/financingStat/statMakeAmountSum/{areaId}',
  params: z.object({ areaId }),
  output: z.object({ areaId: z.string(), count: z.int(), amountYuan: z.number() }),
})

export const getDemandAndDrawing = defineCall({
  name: 'statistics.getDemandAndDrawing',
  summary: '首页：需求与提款（按下级地区）',
  method: 'POST',
  path: '/api/system/statsDemandAmountComplete/getindexDrawList',
  access: 'public',
  effect: 'read',
  query: z.object({ areaId: areaId.optional() }),
  body: z.object({ areaId: areaId.optional() }),
  output: z.array(group.extend({ drawnCount: z.int(), drawnAmountYuan: z.number() })),
})
