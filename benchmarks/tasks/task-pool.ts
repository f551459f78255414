import { countTasks, listTaskRows, type TaskQuery } from '../../apps/server/src/domains/tasks/index.ts'
import { copyDatabase } from '../harness/copy-database.ts'
import {
  type Asked,
  askedDatabase,
  type Question,
  spreadOf,
  timeQuestions,
} from '../harness/database-time.ts'
import { SCALE } from '../harness/full-data.ts'
import type { Benchmark } from '../harness/measure.ts'
import { addTasks } from './add-tasks.ts'

const REACH_MS = 20
const ROUNDS = 100
const TASKS = Math.round(1_000_000 * SCALE)
const PAGE_SIZE = 20
/** The first page, and the last one within the exact count. */
const PAGES = [1, 500] as const
const HEAD_OFFICE_SHARE = 1 / 3
const NOW = new Date('2026-11-20T10:00:00+08:00')

type Filter = Partial<Pick<TaskQuery, 'kind' | 'officerIds' | 'unassignedOnly' | 'overdueOnly' | 'terms'>>

const FILTERS: readonly (readonly [name: string, filter: Filter])[] = [
  ['全部', {}],
  ['融资申请', { kind: 'application' }],
  ['未分配', { unassignedOnly: true }],
  ['已超期', { overdueOnly: true }],
]

function questionsOf(side: string, scope: TaskQuery['scope'], own: Filter): Question[] {
  const filters = [...FILTERS, ['我的', own] as const]
  return filters.flatMap(([name, filter]) => {
    const query: TaskQuery = { scope, terms: [], waitsForUs: true, now: NOW, ...filter }
    return [
      { name: `${side}，${name}，计数`, ask: ({ db }: Asked) => countTasks(db, query) },
      ...PAGES.map((page) => ({
        name: `${side}，${name}，第 ${page} 页`,
        ask: ({ db }: Asked) => listTaskRows(db, query, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
      })),
    ]
  })
}

/** What is asked of the pool: by one institution, a head office with its branches, an area, the province. */
async function taskQuestions({ pool }: Asked): Promise<Question[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select org_id::text id from case_task where org_id is not null group by org_id order by count(*) desc, org_id',
  )
  const orgIds = rows.map(({ id }) => id)
  const officers = await pool.query<{ id: string }>(
    'select officer_account_id::text id from case_task where officer_account_id is not null limit 1',
  )
  const own: Filter = { officerIds: officers.rows.map(({ id }) => id) }
  const nobody = { companyId: null, orgIds: [], areas: [] } as const
  const branches = orgIds.slice(0, Math.round(orgIds.length * HEAD_OFFICE_SHARE))
  return [
    ...questionsOf('一家机构', { ...nobody, orgIds: orgIds.slice(0, 1) }, own),
    ...questionsOf('总行连同分支', { ...nobody, orgIds: branches }, own),
    ...questionsOf('城关区', { ...nobody, areas: ['620102'] }, own),
    ...questionsOf('全省', { ...nobody, areas: 'province' }, own),
  ]
}

/** P19: the task pool over a million open cases of every kind, in a copy of the full data. */
export const taskPool: Benchmark = async ({ fullData }) => {
  const fullUrl = await fullData('full')
  const copy = await copyDatabase(fullUrl, 'tasks')
  const full = askedDatabase(copy.url)
  try {
    await addTasks(copy.url, TASKS)
    const questions = await taskQuestions(full)
    const times = await timeQuestions(questions, { full }, ROUNDS)
    const spreads = questions.map(({ name }) => ({ name, ...spreadOf(times.get(name)?.full ?? []) }))
    const [slowest] = spreads.toSorted((a, b) => b.p99Ms - a.p99Ms)
    const worst = slowest?.p99Ms ?? Number.NaN
    return [
      {
        id: 'P19',
        what: `待办任务 · 各类业务共 ${TASKS.toLocaleString('en-US')} 件：${questions.length} 种问法`,
        reached: `最慢 p99 ${worst.toFixed(1)} ms（${slowest?.name ?? ''}）`,
        reach: `p99 ≤ ${REACH_MS} ms`,
        isReached: worst <= REACH_MS,
        detail: { questions: spreads },
      },
    ]
  } finally {
    await full.pool.end()
    await copy.drop()
  }
}
