import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { field, moment, oneOf } from '../kernel/field.ts'
import { ZONES } from '../reference/zones.ts'

const group = z.object({ code: z.string(), name: z.string(), count: z.int(), amountYuan: z.number() })
const count = (label: string, unit: string) => field(z.int(), { label, unit })
const yuan = (label: string) => field(z.number(), { label, unit: '元' })

const read = { method: 'GET', access: 'public', effect: 'read' } as const

/** Every zone with its listed products and drawn loans on the site; a product or case in two zones counts in both. */
export const listZoneFigures = defineCall({
  ...read,
  name: 'statistics.listZoneFigures',
  summary: '各专区的产品数与放款',
  path: '/portal/feature/statistics',
  output: z.array(
    z.object({
      type: z.string(),
      typeName: z.string(),
      products: count('上架产品', '个'),
      disbursedCount: count('放款', '笔'),
      disbursedAmountYuan: yuan('放款金额'),
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
  output: z.object({
    type: z.string(),
    typeName: z.string(),
    asOf: moment('统计时间'),
    products: count('上架产品', '个'),
    onlineProducts: count('可在线申请', '个'),
    institutions: count('提供机构', '家'),
    lowestAnnualCost: field(z.number().nullable(), { label: '综合年化成本最低', unit: '%' }),
    highestAmountYuan: field(z.number().nullable(), { label: '最高额度', unit: '元' }),
    byAmount: z.array(group),
    byGuarantee: z.array(group),
    byOrgCategory: z.array(group),
    appliedCount: count('申请', '笔'),
    appliedAmountYuan: yuan('申请金额'),
    creditedCount: count('授信', '笔'),
    creditedAmountYuan: yuan('授信金额'),
    disbursedCount: count('放款', '笔'),
    disbursedAmountYuan: yuan('放款金额'),
    appliedByMonth: z.array(group),
    disbursedByMonth: z.array(group),
  }),
})
