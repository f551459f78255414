import * as z from 'zod'
import { amountOut, countOut, listOut, percentOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { moment, oneOf } from '../kernel/field.ts'
import { ZONES } from '../reference/zones.ts'
import { figureGroup, toldAmount, toldCount, toldGroup } from './figure-group.ts'

const read = { method: 'GET', access: 'public', effect: 'read' } as const

/** Every zone with its listed products and drawn loans on the site; a product or case in two zones counts in both. */
export const listZoneFigures = defineCall({
  ...read,
  name: 'statistics.listZoneFigures',
  summary: '各专区的产品数与放款',
  path: '/portal/feature/statistics',
  output: z.array(
    component('ZoneFiguresRow', '一个专区', 'public', {
      type: oneOf('专区', ZONES),
      typeName: textOut('专区名称'),
      products: countOut('上架产品', '个'),
      disbursedCount: toldCount('放款', '笔'),
      disbursedAmountYuan: toldAmount('放款金额'),
    }),
  ),
})

/**
 * One zone: its listed products as the site's list shows them, and the cases of the site's area whose product lay in the
 * zone when the enterprise applied. Months run without a gap to the current one and add up to the totals; amounts of
 * product groups are 0.
 */
export const getZoneFigures = defineCall({
  ...read,
  name: 'statistics.getZoneFigures',
  summary: '某专区的统计',
  path: '/portal/feature/statistics/{type}',
  params: z.object({ type: oneOf('专区', ZONES) }),
  output: component('ZoneFigures', '专区统计', 'public', {
    type: oneOf('专区', ZONES),
    typeName: textOut('专区名称'),
    asOf: moment('统计时间'),
    products: countOut('上架产品', '个'),
    onlineProducts: countOut('可在线申请', '个'),
    institutions: countOut('提供机构', '家'),
    lowestAnnualCost: percentOut('综合年化成本最低').nullable(),
    highestAmountYuan: amountOut('最高额度').nullable(),
    byAmount: listOut('按额度', figureGroup),
    byGuarantee: listOut('按担保方式', figureGroup),
    byOrgCategory: listOut('按机构类别', figureGroup),
    appliedCount: toldCount('申请', '笔'),
    appliedAmountYuan: toldAmount('申请金额'),
    creditedCount: toldCount('授信', '笔'),
    creditedAmountYuan: toldAmount('授信金额'),
    disbursedCount: toldCount('放款', '笔'),
    disbursedAmountYuan: toldAmount('放款金额'),
    appliedByMonth: listOut('按月申请', toldGroup),
    disbursedByMonth: listOut('按月放款', toldGroup),
  }),
})
