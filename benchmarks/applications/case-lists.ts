import { applicationLists } from './case-questions.ts'
import { askedDatabase, type Question, spreadOf, timeQuestions } from '../harness/database-time.ts'
import type { Benchmark, Measure } from '../harness/measure.ts'
import { writePlans } from '../harness/plans.ts'

const REACH_MS = 20
const ROUNDS = 100

/** P4: page 1, page 1,000 and the counts of the case lists over a million applications, each order and usual filter. */
export const caseLists: Benchmark = async ({ fullData }) => {
  const fullUrl = await fullData('full')
  const full = askedDatabase(fullUrl)
  try {
    const measures: Measure[] = []
    for (const { file, what, questions } of await applicationLists(full)) {
      const times = await timeQuestions(questions, { full }, ROUNDS)
      measures.push(measureOf(what, questions, times))
      await writePlans(file, what, fullUrl, questions)
    }
    return measures
  } finally {
    await full.pool.end()
  }
}

function measureOf(
  what: string,
  questions: readonly Question[],
  times: ReadonlyMap<string, { full: number[] }>,
): Measure {
  const spreads = questions.map(({ name }) => ({ name, ...spreadOf(times.get(name)?.full ?? []) }))
  const [slowest] = spreads.toSorted((a, b) => b.p99Ms - a.p99Ms)
  const worst = slowest?.p99Ms ?? Number.NaN
  const median = spreads.toSorted((a, b) => a.p50Ms - b.p50Ms)[Math.floor(spreads.length / 2)]
  return {
    id: 'P4',
    what: `申请列表 · ${what}：${questions.length} 种问法`,
    reached: `最慢 p99 ${worst.toFixed(1)} ms（${slowest?.name ?? ''}）；中位 ${(median?.p50Ms ?? Number.NaN).toFixed(1)} ms`,
    reach: `p99 ≤ ${REACH_MS} ms`,
    isReached: worst <= REACH_MS,
    detail: { questions: spreads },
  }
}
