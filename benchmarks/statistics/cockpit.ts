import { cockpitQuestions } from './cockpit-questions.ts'
import { largestAreas } from './figure-questions.ts'
import {
  type NamedSpread,
  type Question,
  slowestFirst,
  timedDatabase,
  timeQuestions,
} from '../harness/database-time.ts'
import type { Benchmark, Measure } from '../harness/measure.ts'
import { writePlans } from '../harness/plans.ts'

const REACH_MS = 50
/** The screens are five answers, read at once and once for everybody who watches. */
const SCREENS = 5
const ROUNDS = 100
const WITHIN_MS = 180_000
/** So many of the slowest have their plans written down. */
const PLANS = 8

const spreadText = ({ name, p50Ms, p99Ms }: NamedSpread) =>
  `${name} ${p99Ms.toFixed(1)}（中位 ${p50Ms.toFixed(1)}）`

/** P34: every answer of the cockpit, and the five screens, over a million applications of three years. */
export const cockpitAnswers: Benchmark = async ({ fullData }) => {
  const url = await fullData('full')
  const full = timedDatabase(url)
  const { calls, screens, close } = cockpitQuestions(url, await largestAreas(full))
  const planned: string[] = []
  const time = async (questions: readonly Question[], reachMs: number, what: string): Promise<Measure> => {
    const times = await timeQuestions(questions, { full }, ROUNDS, WITHIN_MS, ({ spentMs }) => spentMs())
    const slowest = slowestFirst(questions, times)
    planned.push(...slowest.slice(0, PLANS).map(({ name }) => name))
    const within = slowest.filter(({ p99Ms }) => p99Ms <= reachMs).length
    const rounds = Math.min(...[...times.values()].map(({ full }) => full.length))
    const told = slowest.slice(0, 3).map(spreadText)
    return {
      id: 'P34',
      what: `${what}：${questions.length} 种问法，每种 ${rounds} 次，数据库用时`,
      reached: `${within} 种在 ${reachMs} ms 内；最慢的 p99（ms）：${told.join('、')}`,
      reach: `全部 p99 ≤ ${reachMs} ms`,
      isReached: within === questions.length,
      detail: { questions: slowest },
    }
  }
  try {
    const measures = [
      await time(calls, REACH_MS, '政府驾驶舱的全部应答'),
      await time([screens], REACH_MS * SCREENS, '五个大屏同一时刻的一次读取'),
    ]
    const slowest = [...calls, screens].filter(({ name }) => planned.includes(name))
    await writePlans('cockpit', `政府驾驶舱最慢的 ${PLANS} 种问法与大屏`, url, slowest)
    return measures
  } finally {
    await Promise.all([close(), full.pool.end()])
  }
}
