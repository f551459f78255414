import * as z from 'zod'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { field, flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { INDICATORS } from './indicators.ts'
import { AREA_RULES, INDICATOR_GROUPS } from './indicator-shape.ts'

const read = { method: 'GET', access: 'public', effect: 'read' } as const

/** Two decimals at most; null when nothing is counted yet, or too little to be shown to everybody. */
const number = (label: string, help?: string) =>
  field(z.number().nullable(), { label, ...(help === undefined ? {} : { help }) })

/** What a figure comes to, with both of its sides where it is a quotient. */
export const reading = {
  value: number('数值', '单位见“单位”；没有可统计的业务时为空'),
  numerator: number('分子', '比率的分子；其他指标为空'),
  denominator: number('基数', '比率的分母，均值的权重之和，分位数的笔数；其他指标为空'),
  isWithheld: flag('笔数过少，不公开'),
}

export const indicatorShape = {
  code: oneOf('指标', INDICATORS),
  name: textOut('指标名称'),
  group: oneOf('分组', INDICATOR_GROUPS),
  unit: textOut('单位'),
  definition: textOut('统计口径'),
  leftOut: textOut('不计入'),
  areaRule: oneOf('地区归属', AREA_RULES),
  version: countOut('口径版本'),
  refresh: textOut('更新'),
  owner: textOut('负责'),
  basisUnit: textOut('分子和基数的单位').nullable(),
  source: textOut('计算式', { help: '由平台内部账目如何得出；核对与重算以此为准' }),
  ...reading,
} as const

/** A figure of the catalogue with what it comes to on a site. */
export const indicator = component('Indicator', '指标', 'public', indicatorShape)

/** Every published figure with its definition, for the site one is on. */
export const listIndicators = defineCall({
  ...read,
  name: 'statistics.listIndicators',
  exported: { title: '指标目录' },
  summary: '指标目录与当前数值',
  path: '/console/statistics/indicators',
  output: component('IndicatorList', '指标目录', 'public', {
    asOf: moment('统计时间'),
    areaCode: textOut('地区编码', { example: '620000' }),
    areaName: textOut('地区名称'),
    list: listOut('指标', indicator),
  }),
})

/** One figure and its parts by the areas below the site; a sum's parts add up to it. */
export const getIndicator = defineCall({
  ...read,
  name: 'statistics.getIndicator',
  summary: '一个指标及其按地区的组成',
  path: '/console/statistics/indicators/{code}',
  params: z.object({ code: oneOf('指标', INDICATORS) }),
  output: component('IndicatorDetail', '指标详情', 'public', {
    ...indicatorShape,
    asOf: moment('统计时间'),
    areaName: textOut('地区名称'),
    parts: listOut(
      '按地区',
      component('IndicatorPart', '一地的数值', 'public', {
        areaCode: textOut('地区编码', { example: '620100' }),
        name: textOut('地区名称'),
        ...reading,
      }),
    ),
  }),
})

/** One figure that differed from its cases. */
export const figureDifference = component('FigureDifference', '不一致的数字', 'internal', {
  measure: textOut('账目'),
  measureName: textOut('账目名称'),
  areaName: textOut('地区'),
  key: textOut('分项'),
  casesKept: countOut('账目笔数'),
  casesCounted: countOut('重新计数'),
  totalKept: field(z.number(), { label: '账目合计' }),
  totalCounted: field(z.number(), { label: '重新合计' }),
})

/** One comparison of every kept figure with the cases; what differed was set right in the same act. */
export const figureCheck = component('FigureCheck', '一次核对', 'internal', {
  id: idOut('核对编号'),
  checkedAt: moment('核对时间'),
  compared: countOut('核对的数字', '个'),
  differing: countOut('不一致', '个'),
  differences: listOut('不一致的数字', figureDifference),
})
export type FigureCheck = z.output<typeof figureCheck>

export const listFigureChecks = defineCall({
  name: 'statistics.listFigureChecks',
  exported: { title: '指标核对' },
  summary: '指标核对记录（最近的在前）',
  method: 'POST',
  path: '/console/statistics/checks/queryPage',
  access: 'operator',
  effect: 'read',
  body: z.object({ ...pageInput, onlyDiffering: flag('只看不一致的').optional() }),
  output: pageOf(figureCheck),
})

/** Compares now, as the nightly check does, and sets right what differs. */
export const checkFigures = defineCall({
  name: 'statistics.checkFigures',
  summary: '立即核对全部指标',
  method: 'POST',
  path: '/console/statistics/checks',
  access: 'operator',
  effect: 'write',
  body: z.object({}),
  output: component('CheckAsked', '核对', 'internal', { isWaiting: flag('已安排核对') }),
})

/** The files of the open data. */
export const OPEN_DATA_FILES = [
  { code: 'figures.csv', name: '各地数值（CSV）' },
  { code: 'definitions.csv', name: '统计口径（CSV）' },
  { code: 'figures.json', name: '数值与口径（JSON）' },
] as const

/** Under which terms anybody may use the published figures. */
export const OPEN_DATA_LICENCE =
  '可以免费使用、传播和再加工，也可用于商业用途；须注明数据来源和统计时间，不得改变数据原意。'

/** Every published figure of the province, its prefectures and counties, with the definitions; the same for everybody. */
export const downloadOpenData = defineCall({
  ...read,
  name: 'statistics.downloadOpenData',
  summary: '开放数据下载（csv、json）',
  path: '/console/statistics/openData/{file}',
  produces: 'bytes',
  params: z.object({ file: oneOf('文件', OPEN_DATA_FILES) }),
  output: z.unknown(),
})
