import * as z from 'zod'
import {
  amountOut,
  countOut,
  isExample,
  listOut,
  monthsOut,
  percentOut,
  textOut,
} from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { dateOnly, field, moment, oneOf } from '../kernel/field.ts'
import { FIRST_LOAN_FIGURE } from '../applications/first-loan-rule.ts'
import { normalizeAreaId } from '../reference/substations.ts'
import { ZONES } from '../reference/zones.ts'
import { figureGroup, toldAmount, toldCount, toldGroup } from './figure-group.ts'

/** An area as the calls take it: six digits, or 62 for the province (docs/product-rules.md, Sites). */
const areaId = field(
  z
    .string()
    .max(12, '地区编码不正确')
    .refine((code) => normalizeAreaId(code) !== undefined, '地区编码不正确'),
  { label: '地区编码', example: '62' },
)

/** Counters of the home page; each equals the number, or the sum, of the cases behind it. */
export const platformFigures = component('PlatformFigures', '平台总览', 'public', {
  enterprises: toldCount('注册企业', '家'),
  certifiedEnterprises: toldCount('认证企业', '家'),
  institutions: countOut('入驻机构', '家'),
  products: countOut('上架产品', '个'),
  applications: toldCount('融资申请', '笔'),
  appliedAmountYuan: toldAmount('申请金额'),
  creditedCount: toldCount('授信', '笔'),
  creditedAmountYuan: toldAmount('授信金额'),
  disbursedCount: toldCount('放款', '笔'),
  disbursedAmountYuan: toldAmount('放款金额'),
  asOf: moment('统计时间'),
})
export type PlatformFigures = z.output<typeof platformFigures>

const read = { method: 'GET', access: 'public', effect: 'read' } as const

export const countRegisteredEnterprises = defineCall({
  ...read,
  name: 'statistics.countRegisteredEnterprises',
  summary: '首页：注册企业数',
  path: '/admin/stat/statHomeRegisterEnt',
  output: component('RegisteredFigures', '注册企业数', 'public', {
    registered: toldCount('注册企业', '家'),
    certified: toldCount('认证企业', '家'),
    thisMonth: toldCount('本月注册', '家'),
  }),
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
    component('SuccessCase', '成功案例', 'public', {
      corporateNameMasked: textOut('企业名称（脱敏）'),
      areaName: textOut('地区名称'),
      orgName: textOut('机构名称'),
      productName: textOut('产品名称'),
      loanAmountYuan: amountOut('放款金额'),
      creditRate: percentOut('年利率').nullable(),
      termMonths: monthsOut('期限').nullable(),
      days: field(z.number().nullable(), { label: '从申请到放款', unit: '天' }),
      loanDate: dateOnly('放款日期'),
      isExample,
    }),
  ),
})

export const countProducts = defineCall({
  ...read,
  name: 'statistics.countProducts',
  summary: '产品统计（按类型）',
  path: '/portal/financingStat/statFinanceProduct',
  output: component('ProductFigures', '产品统计', 'public', {
    total: countOut('上架产品', '个'),
    byCategory: listOut('按类型', figureGroup),
    byZone: listOut('按专区', figureGroup),
  }),
})

export const countApplications = defineCall({
  ...read,
  name: 'statistics.countApplications',
  summary: '申请统计（按状态、地区、行业、月份）',
  path: '/portal/financingStat/statFinanceApply',
  output: component('ApplicationFigures', '申请统计', 'public', {
    total: toldCount('融资申请', '笔'),
    amountYuan: toldAmount('申请金额'),
    byStatus: listOut('按状态', toldGroup),
    byArea: listOut('按地区', toldGroup),
    byIndustry: listOut('按行业', toldGroup),
    byMonth: listOut('按月份', toldGroup),
  }),
})

export const countGranted = defineCall({
  ...read,
  name: 'statistics.countGranted',
  summary: '授信与放款统计',
  path: '/portal/financingStat/statFinanceSuccess',
  output: component('GrantedFigures', '授信与放款统计', 'public', {
    creditedCount: toldCount('授信', '笔'),
    creditedAmountYuan: toldAmount('授信金额'),
    disbursedCount: toldCount('放款', '笔'),
    disbursedAmountYuan: toldAmount('放款金额'),
    averageRate: percentOut('平均年利率').nullable(),
    byOrganisation: listOut('按机构', toldGroup),
    byMonth: listOut('按月份', toldGroup),
  }),
})

export const countFirstLoans = defineCall({
  ...read,
  name: 'statistics.countFirstLoans',
  summary: '首贷统计（按企业计，一家只计一次）',
  path: '/portal/financingStat/statFirstLoan',
  output: component('FirstLoanFigures', '首贷统计', 'public', {
    count: toldCount('首贷户', '家', { help: FIRST_LOAN_FIGURE }),
    amountYuan: toldAmount('首贷金额'),
    creditOnlyCount: toldCount('其中纯信用', '家'),
  }),
})

/** Drawn loans whose product lay in the zone when the enterprise applied, for example the relief loans of `disaster`. */
export const countZoneLoans = defineCall({
  ...read,
  name: 'statistics.countZoneLoans',
  summary: '某专区的放款笔数与金额',
  path: '/console/statistics/zoneLoans/{zone}',
  params: z.object({ zone: oneOf('专区', ZONES) }),
  output: component('ZoneLoans', '专区放款', 'public', {
    zone: oneOf('专区', ZONES),
    count: toldCount('放款', '笔'),
    amountYuan: toldAmount('放款金额'),
  }),
})

const areaSum = component('AreaSum', '一地的合计', 'public', {
  areaId: textOut('地区编码', { example: '620100' }),
  count: toldCount('笔数', '笔'),
  amountYuan: toldAmount('金额'),
})

export const sumAppliedAmount = defineCall({
  ...read,
  name: 'statistics.sumAppliedAmount',
  summary: '某地区的申请总额',
  path: '/portal/financingStat/statApplyAmountSum/{areaId}',
  params: z.object({ areaId }),
  output: areaSum,
})

export const sumGrantedAmount = defineCall({
  ...read,
  name: 'statistics.sumGrantedAmount',
  summary: '某地区的放款总额',
  path: '/portal/financingStat/statMakeAmountSum/{areaId}',
  params: z.object({ areaId }),
  output: areaSum,
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
  output: z.array(
    component('DemandAndDrawing', '一地的需求与提款', 'public', {
      ...toldGroup.shape,
      drawnCount: toldCount('提款', '笔'),
      drawnAmountYuan: toldAmount('提款金额'),
    }),
  ),
})
