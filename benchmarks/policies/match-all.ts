import { matchDueItems } from '../../apps/server/src/domains/policies/index.ts'
import { condition, makeItem } from '../../apps/server/src/domains/policies/items/items.fixtures.ts'
import { makePolicy } from '../../apps/server/src/domains/policies/policies.fixtures.ts'
import { fitProducts, type Want } from '../../apps/server/src/domains/products/index.ts'
import { type Asked, askedDatabase, percentile } from '../harness/database-time.ts'
import type { Benchmark } from '../harness/measure.ts'

const REACH_SECONDS = 60
const REACH_RATIO = 1.5
const IDLE_READS = 100
const WANT: Want = { amountYuan: 800_000, termMonths: 12, areaCode: '620102' }
const STRANGER = {
  companyId: '0',
  isCertified: false,
  applicantKind: null,
  scale: null,
  industryCode: null,
  areaCode: '620102',
  foundDate: null,
  targetGroups: [],
}

/** One read of every listed product, as the list and the matcher of products need them. */
async function readOnce({ db }: Asked): Promise<number> {
  const startedAt = performance.now()
  await fitProducts(db, WANT, STRANGER, { today: '2026-11-20', limit: 10 })
  return performance.now() - startedAt
}

async function readsWhile(asked: Asked, isOn: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (isOn()) times.push(await readOnce(asked))
  return times
}

/** P18: a changed item against every certified enterprise in the background, while another connection reads products. */
export const matchAll: Benchmark = async ({ fullData }) => {
  const fullUrl = await fullData('full')
  const [worker, reader] = [askedDatabase(fullUrl), askedDatabase(fullUrl)]
  const policyId = await makePolicy(worker.db)
  try {
    let reads = 0
    const idle = await readsWhile(reader, () => (reads += 1) <= IDLE_READS)
    await makeItem(worker.db, {
      policyId,
      conditions: [
        condition({ fact: 'scale', op: 'oneOf', codes: ['micro'] }),
        condition({ fact: 'ageMonths', op: 'atLeast', bound: 24 }),
      ],
    })
    const { rows } = await worker.pool.query<{ companies: number }>(
      'select count(*)::int companies from enterprise where certi_flg = 3',
    )
    let isRunning = true
    const startedAt = performance.now()
    const matching = matchDueItems({ db: worker.db, now: () => new Date() }).finally(() => {
      isRunning = false
    })
    const busy = await readsWhile(reader, () => isRunning)
    await matching
    const seconds = (performance.now() - startedAt) / 1000
    const ratio = percentile(busy, 0.99) / percentile(idle, 0.99)
    return [
      {
        id: 'P18',
        what: `政策变更 · 后台重新匹配 ${(rows[0]?.companies ?? 0).toLocaleString('en-US')} 家已认证企业`,
        reached: `${seconds.toFixed(1)} 秒；期间读产品 p99 为空闲时的 ${ratio.toFixed(2)} 倍`,
        reach: `≤ ${REACH_SECONDS} 秒，p99 ≤ ${REACH_RATIO} 倍`,
        isReached: seconds <= REACH_SECONDS && ratio <= REACH_RATIO,
        detail: { seconds, ratio, reads: busy.length },
      },
    ]
  } finally {
    await worker.pool.query('delete from policy_item where policy_id = $1', [policyId])
    await worker.pool.query('delete from policy where id = $1', [policyId])
    await worker.pool.query(`delete from message where kind = 'policies.fits'`)
    await worker.pool.end()
    await reader.pool.end()
  }
}
