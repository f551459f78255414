import { findEnterpriseFacts, fitProducts, type Want } from '../../apps/server/src/domains/products/index.ts'
import { askedDatabase, type Question, spreadOf, timeQuestions } from '../harness/database-time.ts'
import type { Benchmark } from '../harness/measure.ts'
import { writePlans } from '../harness/plans.ts'

const REACH_MS = 50
const ROUNDS = 200
const PAGE_SIZE = 10
const TODAY = '2026-11-20'

const WANT: Want = { amountYuan: 800_000, termMonths: 12, guaranteeMode: 'credit', areaCode: '620102' }
const WANTS: readonly (readonly [name: string, want: Want])[] = [
  ['一般需求', WANT],
  ['各项都填', { ...WANT, demandType: 'debt', rateMax: 4.5 }],
  ['没有适合的', { ...WANT, amountYuan: 90_000_000_000, termMonths: 359 }],
]

/** P14: what fits an enterprise, every listed product compared condition by condition: facts, statements and rules together. */
export const fit: Benchmark = async ({ fullData }) => {
  const fullUrl = await fullData('full')
  const full = askedDatabase(fullUrl)
  try {
    const { rows } = await full.pool.query<{ id: string; products: number }>(
      `select (select id from enterprise where certi_flg = 3 order by id limit 1)::text id,
        (select count(*)::int from product where status = 'LISTED') products`,
    )
    const [{ id, products } = { id: '', products: 0 }] = rows
    const questions: Question[] = WANTS.map(([name, want]) => ({
      name,
      ask: async ({ db }) =>
        fitProducts(db, want, await findEnterpriseFacts(db, id), { today: TODAY, limit: PAGE_SIZE }),
    }))
    const times = await timeQuestions(questions, { full }, ROUNDS)
    await writePlans('products-fit', '适合我的产品', fullUrl, questions)
    const spreads = questions.map(({ name }) => ({ name, ...spreadOf(times.get(name)?.full ?? []) }))
    const worst = Math.max(...spreads.map(({ p99Ms }) => p99Ms))
    return [
      {
        id: 'P14',
        what: `适合我的产品 · ${products.toLocaleString('en-US')} 个产品逐项比对：${questions.length} 种问法`,
        reached: `最慢 p99 ${worst.toFixed(1)} ms`,
        reach: `p99 ≤ ${REACH_MS} ms`,
        isReached: worst <= REACH_MS,
        detail: { questions: spreads },
      },
    ]
  } finally {
    await full.pool.end()
  }
}
