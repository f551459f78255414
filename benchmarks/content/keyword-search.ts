import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { listForReview } from '../../apps/server/src/domains/certification/index.ts'
import { SEARCH_KINDS } from '@lqr/contract/content/search-kinds.ts'
import { findArticles, newsInSearch, SEARCH_SOURCES } from '../../apps/server/src/domains/content/index.ts'
import { findPolicies, policiesInSearch } from '../../apps/server/src/domains/policies/index.ts'
import {
  type Asked,
  askedDatabase,
  percentile,
  type Question,
  type Spread,
  spreadOf,
  timeQuestions,
} from '../harness/database-time.ts'
import type { Benchmark, Measure } from '../harness/measure.ts'
import { writePlans } from '../harness/plans.ts'
import { type Searched, type Word, wordsOf } from './keyword-words.ts'

const REACH_MS = 20
const REACH_GROWTH = 1.5
const ROUNDS = 150
/** The whole-site search asks its kinds at once; as many connections as a small installation has. */
const SEARCH_CONNECTIONS = 4
const CITY = '620500'
const COUNTY = '620502'
const FIRST_PAGE = { currentPageNum: 1, pageSize: 10 }

/** A list or search of the product that takes a keyword. */
interface KeywordList {
  readonly file: string
  readonly what: string
  readonly table: Searched
  readonly ask: (asked: Asked, keyword: string) => Promise<unknown>
}

const city = siteScope(CITY)
const county = siteScope(COUNTY)

/** The moment of the question, as of a request: maps are of the present (decision 0082). */
function atOnce() {
  const now = new Date()
  return { now, today: now.toISOString().slice(0, 10) }
}
const searched = () => ({ ...atOnce(), limit: 10, offset: 0 })

/** One search as the page asks it: every kind at once. */
function everyKind(pool: Asked['pool'], keyword: string, areas: string[] | undefined) {
  return Promise.all(
    SEARCH_KINDS.map(({ code }) =>
      SEARCH_SOURCES[code].search.every(pool, { ...searched(), keyword, areas }),
    ),
  )
}

const LISTS: readonly KeywordList[] = [
  {
    file: 'companies',
    what: '企业（管理端认证列表，30 万家）',
    table: 'enterprise',
    ask: (asked, keyword) => listForReview(asked, { ...FIRST_PAGE, keyword }),
  },
  {
    file: 'policies',
    what: '政策列表（10 万条）',
    table: 'policy',
    ask: (asked, keyword) => findPolicies(asked, { ...FIRST_PAGE, ...atOnce(), keyword }),
  },
  {
    file: 'policies-city',
    what: '政策列表，市级子站',
    table: 'policy',
    ask: (asked, keyword) => findPolicies(asked, { ...FIRST_PAGE, ...atOnce(), keyword, areas: city }),
  },
  {
    file: 'policies-county',
    what: '政策列表，县级子站',
    table: 'policy',
    ask: (asked, keyword) => findPolicies(asked, { ...FIRST_PAGE, ...atOnce(), keyword, areas: county }),
  },
  {
    file: 'news',
    what: '资讯列表（10 万条）',
    table: 'article',
    ask: (asked, keyword) => findArticles(asked, { ...FIRST_PAGE, ...atOnce(), keyword, kind: 'news' }),
  },
  {
    file: 'news-city',
    what: '资讯列表，市级子站',
    table: 'article',
    ask: (asked, keyword) =>
      findArticles(asked, { ...FIRST_PAGE, ...atOnce(), keyword, kind: 'news', areas: city }),
  },
  {
    file: 'news-county',
    what: '资讯列表，县级子站',
    table: 'article',
    ask: (asked, keyword) =>
      findArticles(asked, { ...FIRST_PAGE, ...atOnce(), keyword, kind: 'news', areas: county }),
  },
  {
    file: 'search-policies',
    what: '全站搜索的政策',
    table: 'policy',
    ask: ({ pool }, keyword) => policiesInSearch.every(pool, { ...searched(), keyword, areas: undefined }),
  },
  {
    file: 'search-news',
    what: '全站搜索的资讯',
    table: 'article',
    ask: ({ pool }, keyword) => newsInSearch.every(pool, { ...searched(), keyword, areas: undefined }),
  },
  {
    file: 'search-all',
    what: `全站搜索，全部 ${SEARCH_KINDS.length} 类`,
    table: 'policy',
    ask: ({ pool }, keyword) => everyKind(pool, keyword, undefined),
  },
  {
    file: 'search-all-city',
    what: `全站搜索，全部 ${SEARCH_KINDS.length} 类，市级子站`,
    table: 'policy',
    ask: ({ pool }, keyword) => everyKind(pool, keyword, city),
  },
]

/**
 * P3: two 中文 characters in every list and search that takes a keyword, with words from the most frequent to the rarest,
 * on full-size data and on a tenth of it in turns. Growth compares the 99th percentiles over all of a list's words.
 */
export const keywordSearch: Benchmark = async ({ fullData }) => {
  const fullUrl = await fullData('full')
  const tenthUrl = await fullData('tenth')
  const databases = {
    full: askedDatabase(fullUrl, SEARCH_CONNECTIONS),
    tenth: askedDatabase(tenthUrl, SEARCH_CONNECTIONS),
  }
  try {
    const words = {
      enterprise: await wordsOf(databases.full, 'enterprise'),
      policy: await wordsOf(databases.full, 'policy'),
      article: await wordsOf(databases.full, 'article'),
    }
    const measures: Measure[] = []
    for (const list of LISTS) {
      const questions = words[list.table].map((word) => questionOf(list, word))
      const times = await timeQuestions(questions, databases, ROUNDS)
      measures.push(measureOf(list, words[list.table], times))
      await writePlans(list.file, `${list.what}：关键词`, fullUrl, questions)
    }
    return measures
  } finally {
    await Promise.all(Object.values(databases).map(({ pool }) => pool.end()))
  }
}

function questionOf({ ask }: KeywordList, { kind, word, hits }: Word): Question {
  return { name: `${kind}：${word}（${hits} 条）`, ask: (asked) => ask(asked, word) }
}

function measureOf(
  { what }: KeywordList,
  words: readonly Word[],
  times: ReadonlyMap<string, Record<'full' | 'tenth', number[]>>,
): Measure {
  const spreads = [...times].map(([name, { full, tenth }]) => ({
    name,
    full: spreadOf(full),
    tenth: spreadOf(tenth),
  }))
  const p99Of = (size: 'full' | 'tenth') =>
    percentile(
      [...times.values()].flatMap((one) => one[size]),
      0.99,
    )
  const growth = p99Of('full') / p99Of('tenth')
  const told = spreads.map(({ full }, place) => `${words[place]?.kind} ${shownSpread(full)}`).join('，')
  const isFast = spreads.every(({ full }) => full.p99Ms <= REACH_MS)
  return {
    id: 'P3',
    what: `两字关键词 · ${what}`,
    reached: `p99（中位）ms：${told}；数据十倍时 p99 ${growth.toFixed(2)} 倍`,
    reach: `p99 ≤ ${REACH_MS} ms，≤ ${REACH_GROWTH} 倍`,
    isReached: isFast && growth <= REACH_GROWTH,
    detail: { growth, questions: spreads },
  }
}

function shownSpread({ p99Ms, p50Ms }: Spread): string {
  return `${p99Ms.toFixed(1)}（${p50Ms.toFixed(1)}）`
}
