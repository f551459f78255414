import { amountOut, countOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'

/** A count or an amount of cases that everybody reads: null where it is of too few enterprises, or would tell one that is. */
export const toldCount = (label: string, unit: string, about: { help?: string } = {}) =>
  countOut(label, unit, { ...about, help: about.help ?? FEW_HIDDEN }).nullable()
export const toldAmount = (label: string) => amountOut(label, { help: FEW_HIDDEN }).nullable()

const FEW_HIDDEN = '企业过少，或会由合计推算出企业过少的部分时，不公开，为空'

/** The same for what everybody reads of cases. */
export const toldGroup = component('ToldGroup', '公开的分组统计', 'public', {
  code: textOut('代码'),
  name: textOut('名称'),
  count: toldCount('数量', '笔'),
  amountYuan: toldAmount('金额'),
})

/** The share of one type, area, month and the like in a figure. */
export const figureGroup = component('FigureGroup', '分组统计', 'public', {
  code: textOut('代码'),
  name: textOut('名称'),
  count: countOut('数量'),
  amountYuan: amountOut('金额'),
})
