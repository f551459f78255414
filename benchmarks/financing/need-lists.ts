import { NEED_SORTS } from '@lqr/contract/financing/need-calls.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import {
  countOpenNeeds,
  listOpenNeeds,
  type OpenNeedQuery,
} from '../../apps/server/src/domains/financing/index.ts'
import {
  type Asked,
  askedDatabase,
  type Question,
  spreadOf,
  timeQuestions,
} from '../harness/database-time.ts'
import type { Benchmark } from '../harness/measure.ts'
import { writePlans } from '../harness/plans.ts'

const REACH_MS = 20
const ROUNDS = 100
const PAGE_SIZE = 12
/** The first page, and the last one that an address may name within the exact count. */
const PAGES = [1, 833] as const
const SORT_NAMES = { newest: '最新', amount: '按金额', ending: '即将到期' } as const

const SITES: readonly (readonly [name: string, code: string])[] = [
  ['全省', '620000'],
  ['兰州', '620100'],
  ['城关区', '620102'],
  ['甘南', '623000'],
]
const FILTERS: readonly (readonly [name: string, query: Omit<OpenNeedQuery, 'today'>])[] = [
  ['全部', {}],
  ['股权', { demandType: 'equity' }],
  ['抵押且 500–1,000 万', { guaranteeMode: 'mortgage', amountMinYuan: 5_000_001, amountMaxYuan: 10_000_000 }],
  [
    '窄条件',
    {
      demandType: 'lease',
      guaranteeMode: 'pledge',
      industryCode: 'T',
      termMinMonths: 37,
      amountMinYuan: 30_000_000,
    },
  ],
  ['关键词', { keyword: '原材料' }],
  ['没有的词', { keyword: '鲲鹏展翅' }],
]

function questions(): Question[] {
  const today = chinaToday()
  return SITES.flatMap(([site, code]) =>
    FILTERS.flatMap(([filter, narrowed]) => {
      const query = { ...narrowed, today, siteCodes: siteScope(code) }
      return [
        { name: `${site}，${filter}，计数`, ask: ({ db }: Asked) => countOpenNeeds(db, query) },
        ...NEED_SORTS.flatMap((sort) =>
          PAGES.map((page) => ({
            name: `${site}，${filter}，${SORT_NAMES[sort]}，第 ${page} 页`,
            ask: ({ db }: Asked) =>
              listOpenNeeds(db, query, sort, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
          })),
        ),
      ]
    }),
  )
}

/** P15: the public list over 100,000 open needs: the province and its sites, every order, the usual filters, and the counts. */
export const needLists: Benchmark = async ({ fullData }) => {
  const fullUrl = await fullData('full')
  const full = askedDatabase(fullUrl)
  const asked = questions()
  try {
    const times = await timeQuestions(asked, { full }, ROUNDS)
    const spreads = asked.map(({ name }) => ({ name, ...spreadOf(times.get(name)?.full ?? []) }))
    const [slowest] = spreads.toSorted((a, b) => b.p99Ms - a.p99Ms)
    const worst = slowest?.p99Ms ?? Number.NaN
    await writePlans('needs', '开放的融资需求', fullUrl, asked)
    return [
      {
        id: 'P15',
        what: `开放的融资需求：${asked.length} 种问法`,
        reached: `最慢 p99 ${worst.toFixed(1)} ms（${slowest?.name ?? ''}）`,
        reach: `p99 ≤ ${REACH_MS} ms`,
        isReached: worst <= REACH_MS,
        detail: { questions: spreads },
      },
    ]
  } finally {
    await full.pool.end()
  }
}
