import { figureQuestions } from './figure-questions.ts'
import {
  askedDatabase,
  type NamedSpread,
  percentile,
  slowestFirst,
  timeQuestions,
} from '../harness/database-time.ts'
import type { Benchmark, Measure } from '../harness/measure.ts'
import { writePlans } from '../harness/plans.ts'

const REACH_MS = 50
const ROUNDS = 100
/** So many of the slowest have their plans written down, and their times. */
const PLANS = 12
const SHOWN = 40
/** So long may one group of questions take. */
const WITHIN_MS = 120_000

/** P20: figures by filter over a million applications of three years (decision 0102). */
export const filteredFigures: Benchmark = async ({ fullData }) => {
  const fullUrl = await fullData('full')
  const full = askedDatabase(fullUrl)
  try {
    const measures: Measure[] = []
    for (const { file, what, questions } of await figureQuestions(full)) {
      const times = await timeQuestions(questions, { full }, ROUNDS, WITHIN_MS)
      const rounds = Math.min(...[...times.values()].map(({ full }) => full.length))
      const slowest = slowestFirst(questions, times)
      measures.push(measureOf(`${what}：${questions.length} 种问法，每种 ${rounds} 次`, slowest))
      const planned = slowest.slice(0, PLANS).map(({ name }) => name)
      await writePlans(
        file,
        `${what}：最慢的 ${PLANS} 种问法`,
        fullUrl,
        questions.filter(({ name }) => planned.includes(name)),
      )
    }
    return measures
  } finally {
    await full.pool.end()
  }
}

function measureOf(what: string, slowestFirst: readonly NamedSpread[]): Measure {
  const [slowest] = slowestFirst
  const worst = slowest?.p99Ms ?? Number.NaN
  const medians = slowestFirst.map(({ p50Ms }) => p50Ms)
  const over = slowestFirst.filter(({ p99Ms }) => p99Ms > REACH_MS).length
  return {
    id: 'P20',
    what: `按条件的指标 · ${what}`,
    reached: `${over} 种超过；最慢 p99 ${worst.toFixed(1)} ms（${slowest?.name ?? ''}）；中位 ${percentile(medians, 0.5).toFixed(1)} ms`,
    reach: `p99 ≤ ${REACH_MS} ms`,
    isReached: worst <= REACH_MS,
    detail: { slowest: slowestFirst.slice(0, SHOWN) },
  }
}
