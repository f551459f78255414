import * as z from 'zod'
import { amountOut, countOut, isExample, listOut, monthsOut, textOut } from '../../kernel/answer-fields.ts'
import { component } from '../../kernel/component.ts'
import { field, flag, moment, oneOf } from '../../kernel/field.ts'

/** A sum that is not told where too few cases stand behind it. */
const amountOrNothing = (label: string) => amountOut(label, { help: '笔数过少时不公开，为空' }).nullable()

/** One county of a unit in the money of this year; what is held back is told as a sum, and not at all where the unit itself is held back. */
export const screenCounty = component('ScreenCounty', '一个区县的资金', 'public', {
  code: textOut('地区编码', { example: '620102' }),
  name: textOut('地区名称'),
  drawnCount: countOut('放款', '笔').nullable(),
  drawnYuan: amountOrNothing('放款金额'),
  appliedCount: countOut('申请', '笔').nullable(),
  appliedYuan: amountOrNothing('申请金额'),
})

/** One of the 15 units of the province in the money of this year; the parts add up to the province, `withheld` included. */
export const screenArea = component('ScreenArea', '一地的资金', 'public', {
  code: textOut('地区编码', { example: '620100' }),
  name: textOut('地区名称'),
  drawnCount: countOut('放款', '笔').nullable(),
  drawnYuan: amountOrNothing('放款金额'),
  appliedCount: countOut('申请', '笔').nullable(),
  appliedYuan: amountOrNothing('申请金额'),
  withheldCounties: countOut('不公开的区县', '个'),
  withheldCountiesYuan: amountOrNothing('不公开区县的放款金额合计'),
  counties: listOut('按区县', screenCounty),
})

/** One month of this year beside the same month of the year before. */
export const screenMonth = component('ScreenMonth', '一个月的放款', 'public', {
  month: countOut('月份'),
  drawnYuan: amountOrNothing('放款金额'),
  beforeYuan: amountOrNothing('上年同月放款金额'),
})

/** A figure of the catalogue as the screens show it. */
export const screenReading = component('ScreenReading', '指标数值', 'public', {
  code: textOut('指标'),
  name: textOut('指标名称'),
  unit: textOut('单位'),
  definition: textOut('统计口径'),
  leftOut: textOut('不计入'),
  value: field(z.number().nullable(), { label: '数值' }),
  isWithheld: flag('笔数过少，不公开'),
})

export const SCREEN_EVENTS = [
  { code: 'need', name: '提出需求' },
  { code: 'applied', name: '提交申请' },
  { code: 'credited', name: '授信' },
  { code: 'drawn', name: '放款' },
] as const

/** What has just happened, without saying to whom. */
export const screenEvent = component('ScreenEvent', '动态', 'public', {
  id: textOut('编号'),
  at: moment('时间'),
  kind: oneOf('事项', SCREEN_EVENTS),
  areaCode: textOut('市州', { example: '620100' }),
  areaName: textOut('地区名称'),
  corporateNameMasked: textOut('企业名称（脱敏）'),
  amountYuan: amountOut('金额').nullable(),
  orgName: textOut('机构名称').nullable(),
  isExample,
})

/** Where this year's money went. */
export const moneyScreen = component('MoneyScreen', '总览', 'public', {
  year: countOut('年份'),
  drawnCount: countOut('今年放款', '笔').nullable(),
  drawnYuan: amountOrNothing('今年放款金额'),
  wholeMonths: monthsOut('已过完的月份'),
  wholeMonthsYuan: amountOrNothing('已过完月份的放款金额'),
  wholeMonthsBeforeYuan: amountOrNothing('上年同期放款金额'),
  withheldAreas: countOut('不公开的地区', '个'),
  withheldYuan: amountOrNothing('不公开地区的放款金额合计'),
  withheldAppliedAreas: countOut('申请金额不公开的地区', '个'),
  withheldAppliedYuan: amountOrNothing('不公开地区的申请金额合计'),
  areas: listOut('按市州', screenArea),
  months: listOut('按月份', screenMonth),
  readings: listOut('质量指标', screenReading),
  events: listOut('最新动态', screenEvent),
})
export type MoneyScreen = z.output<typeof moneyScreen>
