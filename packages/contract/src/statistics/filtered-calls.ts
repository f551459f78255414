import * as z from 'zod'
import { amountOut, countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { dateOnly, field, flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { keywordInput } from '../kernel/page.ts'
import { figureErrors as errors } from './figure-errors.ts'
import { FIGURE_CUTS, figureFilter, PUBLIC_CUTS } from './figure-filter.ts'
import { reading, indicatorShape } from './indicator-calls.ts'
import { INDICATORS } from './indicators.ts'

/** Whoever works with cases: each within the own rows. */
const reader = {
  access: ['government', 'operator', 'institution', 'enterprise:any'],
  method: 'POST',
  effect: 'read',
} as const

const refused = [errors.periodNotWhole, errors.areaNotOwn, errors.orgNotOwn]
const number = (label: string) => field(z.number().nullable(), { label })
const period = component('FigurePeriod', '时段', 'internal', {
  from: dateOnly('起始日期'),
  to: dateOnly('截止日期'),
})

/** Every indicator for one filter, beside the period before and the same period a year ago. */
export const listFigures = defineCall({
  ...reader,
  name: 'statistics.listFigures',
  exported: { title: '指标' },
  summary: '按条件查询指标（地区、时段、行业、规模、机构、产品）',
  path: '/console/statistics/figures/query',
  body: z.object(figureFilter),
  output: component('FilteredFigures', '按条件查询的指标', 'internal', {
    asOf: moment('统计时间'),
    areaCode: textOut('地区编码', { example: '620000' }),
    areaName: textOut('地区名称'),
    period: period.nullable(),
    previous: period.nullable(),
    lastYear: period.nullable(),
    list: listOut(
      '指标',
      component('FilteredFigure', '一个指标', 'internal', {
        ...indicatorShape,
        countedBy: textOut('时间归属'),
        rows: countOut('可查看的明细', '笔'),
        previousValue: number('上一时段'),
        lastYearValue: number('上年同期'),
      }),
    ),
  }),
  errors: refused,
})

/** Products that stand behind the figures of a filter, by a part of their name. */
export const listFigureProducts = defineCall({
  ...reader,
  name: 'statistics.listFigureProducts',
  summary: '可以按产品查询的产品（有业务的，按名称查找）',
  path: '/console/statistics/figures/products',
  body: z.object({
    areaCode: figureFilter.areaCode,
    orgId: figureFilter.orgId,
    /** The one that is chosen already: it is told whatever its name. */
    productId: figureFilter.productId,
    keyword: keywordInput,
  }),
  output: z.array(
    component('FigureProduct', '有业务的产品', 'internal', {
      id: idOut('产品编号'),
      name: textOut('产品名称'),
      orgName: textOut('机构'),
    }),
  ),
  errors: [errors.areaNotOwn, errors.orgNotOwn],
})

/** One indicator split by areas, months, industries, scales, institutions with their branches, or the products of one; a sum's parts add up to it. */
export const listFigureParts = defineCall({
  ...reader,
  name: 'statistics.listFigureParts',
  exported: { title: '指标的组成', rows: 'parts' },
  summary: '一个指标的组成',
  path: '/console/statistics/figures/{code}/parts',
  params: z.object({ code: oneOf('指标', INDICATORS) }),
  body: z.object({ ...figureFilter, by: oneOf('分组', FIGURE_CUTS) }),
  output: component('FigureParts', '指标的组成', 'internal', {
    asOf: moment('统计时间'),
    ...reading,
    parts: listOut(
      '组成',
      component('FigurePart', '一个部分', 'internal', {
        code: textOut('代码'),
        name: textOut('名称'),
        rows: countOut('可查看的明细', '笔'),
        ...reading,
      }),
    ),
  }),
  errors: [...refused, errors.noRows, errors.productNeedsOrg, errors.tooManyParts],
})

/** What tells of the enterprise is null in a case that is sealed for the viewer. */
export const figureRow = component('FigureRow', '指标背后的一笔业务', 'internal', {
  caseId: idOut('业务编号'),
  caseNo: textOut('单号').nullable(),
  day: dateOnly('日期'),
  companyName: textOut('企业名称').nullable(),
  areaName: textOut('地区').nullable(),
  industryName: textOut('行业').nullable(),
  scaleName: textOut('企业规模').nullable(),
  orgName: textOut('机构').nullable(),
  productName: textOut('产品').nullable(),
  amountYuan: amountOut('金额').nullable(),
})
export type FigureRow = z.output<typeof figureRow>

/** The cases behind a number, the newest first; as many as the number says. */
export const listFigureRows = defineCall({
  ...reader,
  name: 'statistics.listFigureRows',
  exported: { title: '指标明细' },
  summary: '指标背后的业务明细',
  path: '/console/statistics/figures/{code}/rows',
  params: z.object({ code: oneOf('指标', INDICATORS) }),
  body: z.object({
    ...figureFilter,
    after: field(z.string().regex(/^\d{4}-\d{2}-\d{2}_\d{1,15}$/, '翻页位置不正确'), {
      label: '从这一笔之后',
      help: '上一页给出的 next；不填为第一页',
    }).optional(),
    pageSize: field(z.int().min(1, '每页至少 1 条').max(100, '每页最多 100 条').default(20), {
      label: '每页条数',
    }),
  }),
  output: component('FigureRows', '指标背后的业务', 'internal', {
    total: countOut('总数', '笔'),
    list: listOut('业务', figureRow),
    next: textOut('下一页的位置').nullable(),
    isMasked: flag('企业名称已脱敏'),
  }),
  errors: [...refused, errors.noRows],
})

/** One indicator of the province, or of a prefecture by its counties, split once; small parts are hidden and cannot be worked out. */
export const listPublicParts = defineCall({
  name: 'statistics.listPublicParts',
  summary: '一个指标的组成（公开，企业数过少的部分不显示）',
  method: 'GET',
  path: '/console/statistics/indicators/{code}/parts',
  access: 'public',
  effect: 'read',
  params: z.object({ code: oneOf('指标', INDICATORS) }),
  query: z.object({ by: oneOf('分组', PUBLIC_CUTS) }),
  output: component('PublicParts', '公开的指标组成', 'public', {
    asOf: moment('统计时间'),
    areaName: textOut('地区名称'),
    parts: listOut(
      '组成',
      component('PublicPart', '一个公开的部分', 'public', {
        code: textOut('代码'),
        name: textOut('名称'),
        value: number('数值'),
        isHidden: flag('企业数过少，不显示'),
      }),
    ),
  }),
  errors: [errors.noRows],
})

/** By which figures an institution stands among the others, and which end is the better one. */
export const RANKED = [
  { code: 'creditedAmountYuan', best: 'most' },
  { code: 'disbursedAmountYuan', best: 'most' },
  { code: 'firstLoanCount', best: 'most' },
  { code: 'creditOnlyShare', best: 'most' },
  { code: 'satisfactionShare', best: 'most' },
  { code: 'acceptedInTimeShare', best: 'most' },
  { code: 'averageRate', best: 'least' },
  { code: 'averageCost', best: 'least' },
  { code: 'decisionDaysMedian', best: 'least' },
] as const

const { areaCode, isOwnLevel, from, to } = figureFilter

/** The own place among the institutions of an area, the others unnamed; too few of them are not compared. */
export const listRanks = defineCall({
  name: 'statistics.listRanks',
  exported: { title: '本机构位次' },
  summary: '本机构在一地的位次与中位数',
  method: 'POST',
  path: '/console/statistics/figures/ranks',
  access: 'institution',
  effect: 'read',
  body: z.object({ areaCode, isOwnLevel, from, to }),
  output: component('InstitutionRanks', '本机构的位次', 'internal', {
    asOf: moment('统计时间'),
    areaName: textOut('地区名称'),
    list: listOut(
      '位次',
      component('InstitutionRank', '一个指标的位次', 'internal', {
        code: textOut('指标代码'),
        name: textOut('指标名称'),
        unit: textOut('单位'),
        definition: textOut('统计口径'),
        best: oneOf('排序', [
          { code: 'most', name: '由高到低' },
          { code: 'least', name: '由低到高' },
        ]),
        value: number('本机构'),
        place: number('位次'),
        of: number('参与排名的机构'),
        median: number('中位数'),
      }),
    ),
  }),
  errors: [errors.periodNotWhole],
})
