import * as z from 'zod'
import { countOut, listOut, percentOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { dateOnly, field, flag, id, idOut } from '../kernel/field.ts'
import { statisticsErrors as errors } from './errors.ts'
import { toldAmount, toldCount } from './figure-group.ts'

const read = { method: 'GET', access: 'public', effect: 'read' } as const

/** Days after a grant within which money counts as come, and after a drawing on which it counts as still in use. */
export const PROMISE_DAYS = 60

/** How each column of the ledger is counted, for people. */
export const PROMISE_DEFINITIONS = {
  agreement: '有融资意向的授信中，授信金额之和除以意向金额之和。',
  kept: `授信已过第 ${PROMISE_DAYS} 天的，其中 ${PROMISE_DAYS} 天内已放款的笔数占比。`,
  days: '已放款的，从授信到放款的自然日，取中位数和九成分位。',
  inUse: `放款已过第 ${PROMISE_DAYS} 天的，其中第 ${PROMISE_DAYS} 天结束时仍未还清的笔数占比。`,
} as const

const days = (label: string) => field(z.int().nullable(), { label, unit: '天' })

const figures = {
  granted: toldCount('授信', '笔'),
  grantedYuan: toldAmount('授信金额'),
  drawn: toldCount('放款', '笔'),
  drawnYuan: toldAmount('放款金额'),
  indicated: toldCount('有融资意向的授信', '笔'),
  agreementShare: percentOut('授信与意向之比', { help: PROMISE_DEFINITIONS.agreement }).nullable(),
  due: toldCount(`授信已过第 ${PROMISE_DAYS} 天`, '笔'),
  keptShare: percentOut(`${PROMISE_DAYS} 天内放款`, { help: PROMISE_DEFINITIONS.kept }).nullable(),
  daysMedian: days('授信到放款的中位数'),
  daysP90: days('授信到放款的九成分位'),
  aged: toldCount(`放款已过第 ${PROMISE_DAYS} 天`, '笔'),
  inUseShare: percentOut(`放款 ${PROMISE_DAYS} 天后仍在使用`, { help: PROMISE_DEFINITIONS.inUse }).nullable(),
} as const

const asOf = dateOnly('统计日期').nullable()

/**
 * What institutions granted and what became of it. A line that rests on few enterprises is null as a whole, with what would tell it; the
 * total is the sum of the others, so that their files tell it anew.
 */
export const listPromises = defineCall({
  ...read,
  name: 'statistics.listPromises',
  exported: { title: '承诺兑现' },
  summary: '承诺兑现（按机构）',
  path: '/console/statistics/promises',
  output: component('PromiseLedger', '承诺兑现', 'public', {
    asOf,
    total: component('PromiseTotal', '已公开机构合计', 'public', figures).nullable(),
    toldOrganisations: countOut('已公开的机构', '家'),
    list: listOut(
      '机构',
      component('PromiseOfOrganisation', '一家机构的承诺兑现', 'public', {
        orgId: idOut('机构编号'),
        orgName: textOut('机构'),
        ...figures,
        hasFile: flag('可下载明细'),
      }),
    ),
  }),
})

/** One institution, product by product. */
export const getPromises = defineCall({
  ...read,
  name: 'statistics.getPromises',
  exported: { title: '产品承诺兑现' },
  summary: '一家机构的承诺兑现（按产品）',
  path: '/console/statistics/promises/{orgId}',
  params: z.object({ orgId: id('机构编号') }),
  output: component('PromisesOfProducts', '按产品的承诺兑现', 'public', {
    asOf,
    list: listOut(
      '产品',
      component('PromiseOfProduct', '一个产品的承诺兑现', 'public', {
        productId: idOut('产品编号'),
        productName: textOut('产品'),
        ...figures,
      }),
    ),
  }),
  errors: [errors.noPromises],
})

/** Every grant of an institution without the enterprise, from which anybody can work out its figures anew. */
export const downloadPromises = defineCall({
  ...read,
  name: 'statistics.downloadPromises',
  summary: '承诺兑现明细下载（csv，不含企业信息）',
  path: '/console/statistics/promises/{orgId}/file',
  produces: 'bytes',
  params: z.object({ orgId: id('机构编号') }),
  output: z.unknown(),
  errors: [errors.noPromises],
})
