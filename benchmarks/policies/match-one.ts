import { matchForCompany } from '../../apps/server/src/domains/policies/index.ts'
import { makePolicy } from '../../apps/server/src/domains/policies/policies.fixtures.ts'
import { askedDatabase, type Question, spreadOf, timeQuestions } from '../harness/database-time.ts'
import type { Benchmark } from '../harness/measure.ts'
import { addItems } from './items.ts'

const REACH_MS = 20
const ROUNDS = 200
const ITEMS = 10_000
const COMPANIES = 3
const NOW = new Date('2026-11-20T10:00:00+08:00')
const PAGE = { currentPageNum: 1, pageSize: 10 }

/** P17: one enterprise against ten thousand items, from its facts to the page with every verdict. The items are gone afterwards. */
export const matchOne: Benchmark = async ({ fullData }) => {
  const fullUrl = await fullData('full')
  const full = askedDatabase(fullUrl)
  try {
    await full.pool.query('begin')
    const { rows } = await full.pool.query<{ id: string }>(
      'select id::text id from enterprise where certi_flg = 3 order by id limit $1',
      [COMPANIES],
    )
    await addItems(full.db, await makePolicy(full.db, { publishedAt: '2026-11-01T09:00:00+08:00' }), ITEMS)
    await full.pool.query('analyze policy_item')
    const questions: Question[] = rows.map(({ id }, place) => ({
      name: `企业 ${place + 1}`,
      ask: ({ db }) => matchForCompany(db, id, { ...PAGE, now: NOW }),
    }))
    const times = await timeQuestions(questions, { full }, ROUNDS)
    const spreads = questions.map(({ name }) => ({ name, ...spreadOf(times.get(name)?.full ?? []) }))
    const worst = Math.max(...spreads.map(({ p99Ms }) => p99Ms))
    return [
      {
        id: 'P17',
        what: `政策匹配 · 一家企业对 ${ITEMS.toLocaleString('en-US')} 个事项`,
        reached: `最慢 p99 ${worst.toFixed(1)} ms`,
        reach: `p99 ≤ ${REACH_MS} ms`,
        isReached: worst <= REACH_MS,
        detail: { questions: spreads },
      },
    ]
  } finally {
    await full.pool.query('rollback')
    await full.pool.end()
  }
}
