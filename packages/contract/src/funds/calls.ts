import * as z from 'zod'
import { amountOut, countOut, fieldOut, isExample, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { facet } from '../kernel/facet.ts'
import { amountYuan, areaCode, id, idOut, oneOf, text } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { FUND_KINDS, FUND_PHASES, FUND_STAGES } from '../reference/fund-kinds.ts'
import { LEADING_INDUSTRIES } from '../reference/leading-industries.ts'
import { officePhone, someOf, zonesErrors as errors } from '../kernel/publishing/publication-fields.ts'

/** What is kept of a fund and typed by operators. */
export const fundFields = component('FundForm', '基金', 'public', {
  name: text('基金名称', { max: 60 }),
  kind: oneOf('基金类型', FUND_KINDS),
  phase: oneOf('运行阶段', FUND_PHASES),
  manager: text('管理人', { max: 60 }),
  sizeYuan: amountYuan('基金规模'),
  amountMinYuan: amountYuan('单项目最低投资'),
  amountMaxYuan: amountYuan('单项目最高投资'),
  industries: someOf('投资领域', LEADING_INDUSTRIES),
  stages: someOf('投资阶段', FUND_STAGES),
  areaCode: areaCode('投资地区'),
  intro: text('基金简介', { max: 1000 }),
  howToApply: text('申报方式', { max: 1000 }),
  officePhone,
})

const { shape } = fundFields

export const fund = component('Fund', '基金', 'public', {
  id: idOut('基金编号'),
  name: fieldOut(shape.name),
  kind: shape.kind,
  phase: shape.phase,
  sizeYuan: fieldOut(shape.sizeYuan),
  manager: fieldOut(shape.manager),
  industries: fieldOut(shape.industries),
  stages: fieldOut(shape.stages),
  amountMinYuan: fieldOut(shape.amountMinYuan),
  amountMaxYuan: fieldOut(shape.amountMaxYuan),
  areaCode: shape.areaCode,
  areaName: textOut('地区名称'),
  intro: fieldOut(shape.intro),
  howToApply: fieldOut(shape.howToApply),
  officePhone: fieldOut(shape.officePhone),
  isExample,
})
export type Fund = z.output<typeof fund>

const filters = {
  keyword: keywordInput,
  kind: oneOf('基金类型', FUND_KINDS).optional(),
  phase: oneOf('运行阶段', FUND_PHASES).optional(),
  industry: oneOf('投资领域', LEADING_INDUSTRIES).optional(),
  stage: oneOf('投资阶段', FUND_STAGES).optional(),
  areaCode: areaCode('投资地区').optional(),
  /** Funds that invest this much in one project. */
  amountYuan: amountYuan('需要金额').optional(),
}
const params = z.object({ id: id('基金编号') })

/** Funds that invest in the site's area: of its own, of those below and above it. A chosen area is met by the wider ones too. */
export const listFunds = defineCall({
  name: 'products.listFunds',
  summary: '基金列表',
  method: 'POST',
  path: '/console/funds/queryPage',
  access: 'public',
  effect: 'read',
  body: z.object({ ...pageInput, ...filters }),
  output: pageOf(fund),
})

/** Over the same scope and filters as the list; the kinds leave their own filter out. */
export const countFunds = defineCall({
  name: 'products.countFunds',
  summary: '基金数量与规模，各类型的基金数',
  method: 'POST',
  path: '/console/funds/counts',
  access: 'public',
  effect: 'read',
  body: z.object(filters),
  output: component('FundFigures', '基金统计', 'public', {
    funds: countOut('基金', '只'),
    investing: countOut('投资期的基金', '只'),
    sizeYuan: amountOut('规模合计'),
    byKind: listOut('按类型', facet),
  }),
})

export const getFund = defineCall({
  name: 'products.getFund',
  summary: '基金详情',
  method: 'GET',
  path: '/console/funds/{id}',
  access: 'public',
  effect: 'read',
  params,
  output: fund,
  errors: [errors.fundNotFound],
})
