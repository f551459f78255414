import type pg from 'pg'
import { searchPieces } from '@lqr/contract/rules/search-tolerance.ts'
import { queryWords, searchTerms } from '@lqr/contract/rules/search-words.ts'
import { prepared } from './prepared.ts'
import {
  countText,
  positioned,
  RANKED_HITS,
  rankedText,
  type SearchSource,
  someText,
  suggestText,
  WALKED_HITS,
  walkedText,
} from './ranked-search-text.ts'
import { keywordMatch } from './search-text.ts'

/** What the whole-site search asks of a domain; `areas` are the codes the site shows, undefined shows all. */
export interface SearchQuery {
  readonly keyword: string
  readonly areas: string[] | undefined
  readonly now: Date
  /** The calendar day that decides what is in force, YYYY-MM-DD. */
  readonly today: string
  readonly limit: number
  readonly offset: number
}

/** One find: its title, the text an excerpt is cut from, and the line below. */
export interface SearchRow {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly source: string
  /** YYYY-MM-DD */
  readonly date: string | null
  readonly validity: 'upcoming' | 'current' | 'expired' | null
  readonly isExample: boolean
}

/** One page of finds; `total` is exact up to what is ranked, otherwise the least there are. */
export interface SearchFound {
  readonly total: number
  readonly isEstimate: boolean
  readonly rows: SearchRow[]
}

/** The searches of one source. */
export interface RankedSearch {
  /** Rows with every piece of the keyword. */
  every(pool: pg.Pool, query: SearchQuery): Promise<SearchFound>
  /** Rows with some of its words. */
  some(pool: pg.Pool, query: SearchQuery): Promise<SearchFound>
  /** Rows whose title has every piece, for choosing while typing. */
  suggest(pool: pg.Pool, query: SearchQuery): Promise<SearchRow[]>
}

const NOTHING: SearchFound = { total: 0, isEstimate: false, rows: [] }

/** What a keyword without a full match is looked for by: its pairs of neighbours, or its characters when it has none. */
export function someWords(keyword: string): string[] {
  const words = [...new Set(searchPieces(keyword).flatMap(queryWords))]
  const pairs = words.filter((word) => [...word].length > 1)
  return pairs.length > 0 ? pairs : words
}

type Values = Readonly<Record<string, unknown>>
type Counted = SearchRow & { total: number }

function statement<Row extends pg.QueryResultRow>(name: string, template: string) {
  const { text, names } = positioned(template)
  const send = prepared<Row>(name, text)
  return (pool: pg.Pool, values: Values) =>
    send(
      pool,
      names.map((key) => values[key]),
    )
}

function valuesOf({ keyword, areas, now, today, limit, offset }: SearchQuery): Values {
  const pieces = searchPieces(keyword)
  const terms = searchTerms(keyword)
  return {
    ...keywordMatch(pieces),
    parts: pieces.map((piece) => `%${piece}%`),
    exact: terms.map((term) => `%${term}%`),
    prefix: `${terms[0] ?? ''}%`,
    areas,
    now: now.toISOString(),
    today,
    limit,
    offset,
  }
}

type Page = (pool: pg.Pool, values: Values) => Promise<Counted[]>

/** A page with its total; a page beyond the last asks the first one for it. */
async function found(page: Page, pool: pg.Pool, values: Values): Promise<SearchFound> {
  const rows = await page(pool, values)
  const [first = (await page(pool, { ...values, limit: 1, offset: 0 }))[0]] = rows
  return { total: first?.total ?? 0, isEstimate: false, rows }
}

/** The statements of a source, for the whole province or for a site. */
function statementsOf(source: SearchSource, where: 'province' | 'site') {
  const make = <Row extends pg.QueryResultRow>(what: string, text: string) =>
    statement<Row>(`search-${source.name}-${where}-${what}`, text)
  const count = (column: 'title' | 'search') => {
    const counted = make<{ total: number }>(`count-${column}`, countText(source, column))
    return async (pool: pg.Pool, values: Values) =>
      ((await counted(pool, values))[0]?.total ?? 0) > RANKED_HITS
  }
  return {
    hasCommonTexts: count('search'),
    hasCommonTitles: count(source.title),
    rankedTexts: make<Counted>('ranked', rankedText(source, 'search')),
    rankedTitles: make<Counted>('ranked-title', rankedText(source, source.title)),
    walkedTexts: make<Counted>('walked', walkedText(source, 'search')),
    walkedTitles: make<Counted>('walked-title', walkedText(source, 'title')),
    some: make<Counted>('some', someText(source)),
    suggested: make<SearchRow>('suggest', suggestText(source)),
  }
}
type Statements = ReturnType<typeof statementsOf>

/** Words of so many rows that titles come first and then texts, each as its index gives them. */
async function findCommon(
  { hasCommonTitles, walkedTitles, rankedTitles, walkedTexts }: Statements,
  pool: pg.Pool,
  query: SearchQuery,
): Promise<SearchFound> {
  const values = valuesOf(query)
  const first = await found((await hasCommonTitles(pool, values)) ? walkedTitles : rankedTitles, pool, values)
  if (first.total > WALKED_HITS) return { ...first, total: WALKED_HITS, isEstimate: true }
  const missing = query.limit - first.rows.length
  const offset = Math.max(0, query.offset - first.total)
  const rest = await found(walkedTexts, pool, { ...values, limit: Math.max(1, missing), offset })
  const total = first.total + rest.total
  return {
    total: Math.min(total, WALKED_HITS),
    isEstimate: total > WALKED_HITS,
    rows: [...first.rows, ...rest.rows.slice(0, missing)],
  }
}

/**
 * The searches over one table. Words found in at most 10,000 rows are ranked as a whole; for commoner words titles come
 * first and then texts, each in the table's own order, so that the cost stays that of one page. `present` makes the row of
 * a find out of columns the source has besides.
 */
export function makeRankedSearch<More extends object = object>(
  source: SearchSource,
  present: (row: SearchRow & More) => SearchRow = (row) => row,
): RankedSearch {
  const province = statementsOf({ ...source, scope: 'true' }, 'province')
  const site = statementsOf(source, 'site')
  const of = ({ areas }: SearchQuery) => (areas ? site : province)
  const presented = (answer: SearchFound): SearchFound => ({
    ...answer,
    rows: answer.rows.map((row) => present(row as SearchRow & More)),
  })
  return {
    async every(pool, query) {
      const values = valuesOf(query)
      if (searchTerms(query.keyword).length === 0) return NOTHING
      if (await of(query).hasCommonTexts(pool, values))
        return presented(await findCommon(of(query), pool, query))
      return presented(await found(of(query).rankedTexts, pool, values))
    },
    async some(pool, query) {
      const words = someWords(query.keyword)
      if (words.length === 0) return NOTHING
      return presented(await found(of(query).some, pool, { ...valuesOf(query), words }))
    },
    async suggest(pool, query) {
      return searchTerms(query.keyword).length === 0 ? [] : of(query).suggested(pool, valuesOf(query))
    },
  }
}
