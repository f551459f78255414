import { makeValuation } from '../../../apps/server/src/domains/valuations/valuations.fixtures.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { shanghaiDay } from '../../../apps/server/src/clocks/working-days.ts'
import type { DemoPeople } from './identity.ts'
import { dayAfter } from '../../../apps/server/src/connectors/valuation/day-after.ts'

/** Properties of the certified enterprise: one that can be attached, and one whose valuation has run out. */
const EXAMPLES = [
  { daysAgo: 120, kind: 'house', address: '示例小区 3 栋 1202 室（示例）', areaSquareMetres: 118.6 },
  { daysAgo: 6, kind: 'shop', address: '示例路 12 号三层商铺（示例）', areaSquareMetres: 86.4 },
] as const

export async function seedValuations(tx: Tx, { enterprises: [owner] }: DemoPeople, now: Date): Promise<void> {
  if (!owner) return
  const whose = { companyId: owner.id, accountId: owner.accountId }
  const today = shanghaiDay(now)
  for (const { daysAgo, ...property } of EXAMPLES) {
    await makeValuation(tx, { ...whose, ...property, asOf: dayAfter(today, -daysAgo) })
  }
}
