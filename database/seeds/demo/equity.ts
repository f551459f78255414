import type { StockBoardCode } from '@lqr/contract/equity/boards.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { stockItemRow } from '../../../apps/server/src/domains/equity/equity.fixtures.ts'
import { officeMoment } from './example-days.ts'
import { exampleOffice } from './parks/example-office.ts'

/** The one operator of the province's regional market; what is said of its items is an example. */
const EXCHANGE = '大漠股权交易中心股份有限公司'

const DOCUMENTS = [
  '挂牌申请书',
  '股东会决议',
  '公司情况说明',
  '股东名册',
  '法定代表人身份证明',
  '真实性承诺书',
]

const EXAMPLE_ITEMS: readonly {
  name: string
  board: StockBoardCode
  intro: string
  conditions: string[]
}[] = [
  {
    name: '孵化层挂牌（示例）',
    board: 'F',
    intro: '面向初创企业的展示与辅导。',
    conditions: ['依法设立并存续', '业务明确'],
  },
  {
    name: '规范层挂牌（示例）',
    board: 'G',
    intro: '面向已完成公司治理规范的企业。',
    conditions: ['依法设立并存续', '股权清晰', '公司治理健全'],
  },
  {
    name: '培育层挂牌（示例）',
    board: 'P',
    intro: '面向准备进入更高层次资本市场的企业。',
    conditions: ['股权清晰', '公司治理健全', '财务会计文件无虚假记载'],
  },
  {
    name: '股份托管（示例）',
    board: 'T',
    intro: '股份有限公司的股东名册登记与托管。',
    conditions: ['依法设立的股份有限公司', '股东名册完整'],
  },
]

/** One invented item of each layer. */
export async function seedStockItems(tx: Tx, now: Date): Promise<void> {
  const rows = EXAMPLE_ITEMS.map((item, index) =>
    stockItemRow({
      ...item,
      exchange: EXCHANGE,
      intro: `${item.intro}条件和材料均为示例，以机构公布的为准。`,
      documents: DOCUMENTS,
      officePhone: exampleOffice('620000', 90 + index),
      publishedAt: officeMoment(now, 12 + index * 9, index * 31),
    }),
  )
  await tx.insertInto('stock_item').values(rows).execute()
}
