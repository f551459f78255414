import type { Tx } from '../../../apps/server/src/data/database.ts'
import { fundRow } from '../../../apps/server/src/domains/funds/funds.fixtures.ts'
import { officeMoment } from './example-days.ts'
import { EXAMPLE_FUNDS } from './funds/example-funds.ts'
import { exampleOffice } from './parks/example-office.ts'

const WAN = 10_000
const HOW_TO_APPLY = {
  raising: '基金正在募集，暂不受理项目。可先准备商业计划书，投资期开始后在本页公布申报时间。',
  investing: [
    '1. 准备商业计划书、近两年财务报表和股权结构说明。',
    '2. 拨打本页电话预约，或由园区、主管部门推荐。',
    '3. 管理人立项、尽职调查、投资决策，结果由管理人书面告知。',
  ].join('\n'),
  exiting: '基金已进入退出期，不再受理新项目。',
} as const

/** Fifteen invented funds. */
export async function seedFunds(tx: Tx, now: Date): Promise<void> {
  const rows = EXAMPLE_FUNDS.map((example, index) => {
    const { name, kind, phase, areaCode, sizeWan, perProjectWan, industries, stages, focus } = example
    const [min, max] = perProjectWan
    return fundRow({
      name,
      kind,
      phase,
      areaCode,
      sizeYuan: sizeWan * WAN,
      amountMinYuan: min * WAN,
      amountMaxYuan: max * WAN,
      industries: [...industries],
      stages: [...stages],
      manager: `${name.replace(/(?:引导母)?基金$/, '')}基金管理有限公司`,
      intro: `${focus}基金为示例，名称、规模和联系方式均为虚构。`,
      howToApply: HOW_TO_APPLY[phase],
      officePhone: exampleOffice(areaCode, 50 + index),
      publishedAt: officeMoment(now, 15 + index * 11, index * 29),
    })
  })
  await tx.insertInto('fund').values(rows).execute()
}
