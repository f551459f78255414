import * as z from 'zod'
import { amountOut, countOut, fieldOut, isExample, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { areaCode, dateOnly, field, flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { propertyAsked } from './form.ts'
import { DISTANCE_BANDS, PROPERTY_KINDS, VALUATION_METHODS } from './kinds.ts'

const squareMetres = (label: string) => field(z.number(), { label, unit: '平方米' })

/** A sale near by, told without an address. */
export const comparableCase = component('ComparableCase', '可比案例', 'public', {
  kind: oneOf('类型', PROPERTY_KINDS),
  areaSquareMetres: squareMetres('面积'),
  distance: oneOf('距离', DISTANCE_BANDS),
  soldOn: dateOnly('成交日期'),
  unitPriceYuan: amountOut('单价', { help: '每平方米' }),
})

/** What the source says of a property on a day. */
const figures = {
  lowYuan: amountOut('估值下限'),
  middleYuan: amountOut('估值'),
  highYuan: amountOut('估值上限'),
  unitPriceYuan: amountOut('单价', { help: '每平方米' }),
  asOf: dateOnly('估价时点'),
  validTo: dateOnly('有效期至'),
  method: oneOf('估价方法', VALUATION_METHODS),
  cases: listOut('可比案例', comparableCase),
  sourceName: textOut('数据来源'),
  isDemonstration: flag('演示数据', { help: '估价服务为沙箱，数值和案例均为演示数据' }),
  disclaimer: textOut('说明', { sensitivity: 'public' }),
} as const

/** An estimate that is not kept yet. */
export const estimate = component('PropertyEstimate', '房产估价结果', 'public', {
  ...figures,
  /** The estimate as the platform gave it, closed against changes: what is sent back to keep it. */
  sealed: textOut('结果凭据', { help: '保存时原样交回，24 小时内有效' }),
})
export type PropertyEstimate = z.output<typeof estimate>

/** The property as it was typed; of its certificate the ends alone. */
const property = {
  areaCode: areaCode('所在县区'),
  areaName: textOut('所在县区名称'),
  address: fieldOut(propertyAsked.address),
  kind: propertyAsked.kind,
  ownership: propertyAsked.ownership,
  areaSquareMetres: squareMetres('面积'),
  builtYear: countOut('建成年份', '年').nullable(),
  floor: countOut('所在楼层', '层').nullable(),
  totalFloors: countOut('总楼层', '层').nullable(),
  structure: propertyAsked.structure.unwrap().nullable(),
  certificateNoMasked: textOut('不动产权证号（脱敏）', { sensitivity: 'personal' }).nullable(),
} as const

/** What goes with an application and is not changed by what becomes of the valuation. */
export const attachedValuation = component('AttachedValuation', '所附房产估值', 'internal', {
  ...property,
  ...figures,
  /** Whether it was out of date on the day it is read. */
  isExpired: flag('已过有效期'),
})
export type AttachedValuation = z.output<typeof attachedValuation>

/** A valuation that an enterprise keeps. */
export const valuation = component('Valuation', '房产估值', 'internal', {
  id: idOut('估值编号'),
  ...attachedValuation.shape,
  isExample,
  createdAt: moment('保存时间'),
})
export type Valuation = z.output<typeof valuation>

const { cases: _cases, disclaimer: _disclaimer, ...headline } = valuation.shape
export const valuationRow = component('ValuationRow', '房产估值摘要', 'internal', headline)
export type ValuationRow = z.output<typeof valuationRow>
