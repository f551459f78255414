import type { Tx } from '../../../apps/server/src/data/database.ts'
import { placementRow } from '../../../apps/server/src/domains/content/content.fixtures.ts'
import { officeMoment } from './example-days.ts'

/** What stands at the recommendations of the first page; ways that are open to everyone. */
const RECOMMENDED = [
  { title: '首贷服务月', summary: '没有贷过款的企业，从这里了解条件、比较产品。', href: '/loan' },
  { title: '企业规模自测', summary: '按国家统计局 2017 年标准，一步一步算出企业规模。', href: '/entScale' },
  { title: '信用服务', summary: '信用报告、异议处理和信用修复，在哪里办、要多久。', href: '/serveHall' },
] as const

/** Three recommendations of the first page. */
export async function seedPlacements(tx: Tx, now: Date): Promise<void> {
  const rows = RECOMMENDED.map((shown, index) =>
    placementRow({ ...shown, sort: (index + 1) * 10 }, officeMoment(now, 5 + index, index * 7)),
  )
  await tx.insertInto('placement').values(rows).execute()
}
