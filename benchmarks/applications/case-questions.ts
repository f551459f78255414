import { APPLICATION_SORTS } from '@lqr/contract/applications/calls.ts'
import {
  type ApplicationQuery,
  countApplications,
  listApplicationRows,
} from '../../apps/server/src/domains/applications/index.ts'
import type { Asked, Question } from '../harness/database-time.ts'

const PAGE_SIZE = 10
const PAGES = [1, 1_000] as const
/** A bank with branches: this share of all institutions of the filled data. */
const HEAD_OFFICE_SHARE = 1 / 3
const SORT_NAMES = { due: '按时限', newest: '最新', amount: '按金额' } as const
const FILTERS = [
  ['全部', {}],
  ['办理中', { openOnly: true }],
  ['已放款', { status: 'DISBURSED' }],
] as const

export interface ListQuestions {
  readonly file: string
  readonly what: string
  readonly questions: readonly Question[]
}

/**
 * The case lists as people see them: one institution with the most cases, a head office with its branches, and every
 * institution, which is the most a list of cases can hold.
 */
export async function applicationLists({ pool }: Asked): Promise<ListQuestions[]> {
  const { rows } = await pool.query<{ id: string; cases: number }>(
    'select org_id::text id, count(*)::int cases from product_application group by org_id order by 2 desc, org_id',
  )
  const ids = rows.map(({ id }) => id)
  const share = ids.slice(0, Math.round(ids.length * HEAD_OFFICE_SHARE))
  const scopes = [
    ['applications-institution', '一家机构', ids.slice(0, 1)],
    ['applications-head-office', '总行连同分支', share],
    ['applications-all', '全省所有机构', ids],
  ] as const
  return scopes.map(([file, name, orgIds]) => ({
    file,
    what: `${name}（${orgIds.length} 个机构，${casesOf(orgIds, rows).toLocaleString('en-US')} 笔）`,
    questions: FILTERS.flatMap(([filter, narrowed]) =>
      questionsOf(filter, {
        scope: { companyId: null, orgIds, areas: [] },
        terms: [],
        now: new Date(),
        ...narrowed,
      }),
    ),
  }))
}

function casesOf(ids: readonly string[], rows: readonly { id: string; cases: number }[]): number {
  return rows.filter(({ id }) => ids.includes(id)).reduce((sum, { cases }) => sum + cases, 0)
}

function questionsOf(filter: string, query: ApplicationQuery): Question[] {
  return [
    { name: `${filter}，计数`, ask: ({ db }) => countApplications(db, query) },
    ...APPLICATION_SORTS.flatMap((sort) =>
      PAGES.map((page) => ({
        name: `${filter}，${SORT_NAMES[sort]}，第 ${page} 页`,
        ask: ({ db }: Asked) =>
          listApplicationRows(db, query, sort, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
      })),
    ),
  ]
}
