import { amountOut, countOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'

/** The share of one type, area, month and the like in a figure. */
export const figureGroup = component('FigureGroup', '分组统计', 'public', {
  code: textOut('代码'),
  name: textOut('名称'),
  count: countOut('数量'),
  amountYuan: amountOut('金额'),
})
