import { cockpitQuestions } from './cockpit-questions.ts'
import { largestAreas } from './figure-questions.ts'
import { askedDatabase, spreadOf, timeQuestions } from '../harness/database-time.ts'
import type { Benchmark } from '../harness/measure.ts'
import { writePlans } from '../harness/plans.ts'

const REACH_MS = 50
const ROUNDS = 100
const WITHIN_MS = 180_000

/** P34: every answer of the cockpit, and the five screens, over a million applications of three years. */
export const cockpitAnswers: Benchmark = async ({ fullData }) => {
  const url = await fullData('full')
  const full = askedDatabase(url)
  const { questions, close } = cockpitQuestions(url, await largestAreas(full))
  try {
    const times = await timeQuestions(questions, { full }, ROUNDS, WITHIN_MS)
    await writePlans('cockpit', '政府驾驶舱与大屏', url, questions)
    const spreads = questions.map(({ name }) => ({ name, ...spreadOf(times.get(name)?.full ?? []) }))
    const slowestFirst = spreads.toSorted((a, b) => b.p99Ms - a.p99Ms)
    const within = slowestFirst.filter(({ p99Ms }) => p99Ms <= REACH_MS).length
    const rounds = Math.min(...[...times.values()].map(({ full }) => full.length))
    const told = slowestFirst.slice(0, 3).map(({ name, p99Ms }) => `${name} ${p99Ms.toFixed(1)}`)
    return [
      {
        id: 'P34',
        what: `政府驾驶舱与大屏的全部应答：${questions.length} 种问法，每种 ${rounds} 次`,
        reached: `${within} 种在 ${REACH_MS} ms 内；最慢的 p99（ms）：${told.join('、')}`,
        reach: `全部 p99 ≤ ${REACH_MS} ms`,
        isReached: within === questions.length,
        detail: { questions: spreads },
      },
    ]
  } finally {
    await Promise.all([close(), full.pool.end()])
  }
}
