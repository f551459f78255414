import type pg from 'pg'
import { searchPieces, someWords } from '@lqr/contract/rules/search-tolerance.ts'
import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { type PlanRow, plannedRows } from './planned-rows.ts'
import { soundMatch, soundsLike } from './pinyin.ts'
import { prepared } from './prepared.ts'
import {
  COMMON_ROWS,
  expectedText,
  listedText,
  namesText,
  positioned,
  rankedText,
  type SearchSource,
  someText,
  suggestText,
  WALKED_HITS,
  walkedText,
  type Widening,
} from './ranked-search-text.ts'
import { keywordMatch } from './search-text.ts'

/** What the whole-site search asks of a domain; `areas` are the codes the site shows, undefined shows all. */
export interface SearchQuery {
  readonly keyword: string
  /** The keyword with full names in place of short forms, where it has any. */
  readonly expanded?: string | undefined
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
  /** Which of some rows are there to be found, on whatever site. */
  listed(pool: pg.Pool, ids: readonly string[], at: Pick<SearchQuery, 'now' | 'today'>): Promise<string[]>
}

const NOTHING: SearchFound = { total: 0, isEstimate: false, rows: [] }

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

function valuesOf({ keyword, expanded, areas, now, today, limit, offset }: SearchQuery): Values {
  const pieces = searchPieces(keyword)
  const terms = searchTerms(keyword)
  const full = keywordMatch(searchPieces(expanded ?? ''))
  return {
    ...keywordMatch(pieces),
    expandedWords: full.words,
    expandedPatterns: full.patterns,
    ...soundMatch(keyword),
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

/** How many rows the planner expects; planned anew each time, because it has to look at the words. */
function expectation(template: string) {
  const { text, names } = positioned(template)
  return async (pool: pg.Pool, values: Values): Promise<number> => {
    const { rows } = await pool.query<PlanRow>(
      text,
      names.map((key) => values[key]),
    )
    return plannedRows(rows)
  }
}

/** The statements of a source, for the whole province or for a site. */
function statementsOf(source: SearchSource, where: 'province' | 'site') {
  const make = <Row extends pg.QueryResultRow>(what: string, text: string) =>
    statement<Row>(`search-${source.name}-${where}-${what}`, text)
  return {
    expectedTexts: expectation(expectedText(source, 'search')),
    expectedTitles: expectation(expectedText(source, source.title)),
    rankedTexts: make<Counted>('ranked', rankedText(source, 'search')),
    rankedTitles: make<Counted>('ranked-title', rankedText(source, source.title)),
    walkedTexts: make<SearchRow>('walked', walkedText(source, 'search')),
    walkedTitles: make<SearchRow>('walked-title', walkedText(source, source.title)),
    some: make<Counted>('some', someText(source)),
    suggested: make<SearchRow>('suggest', suggestText(source)),
  }
}

/** The statements that also look for full names, for the sound, or for both: each a plan of its own, made when first asked for. */
function widerStatementsOf(source: SearchSource, where: 'province' | 'site') {
  return (wider: readonly Widening[]) => {
    const name = `search-${source.name}-${where}-${wider.join('-')}`
    return {
      ranked: statement<Counted>(`${name}-ranked`, rankedText(source, 'search', wider)),
      suggested: statement<SearchRow>(`${name}-suggest`, suggestText(source, wider)),
    }
  }
}

/** How a source is looked through besides the words as typed. */
function wideningsOf({ hasPinyin }: SearchSource, { keyword, expanded }: SearchQuery): Widening[] {
  return [
    ...(expanded === undefined ? [] : ['expanded' as const]),
    ...(hasPinyin && soundMatch(keyword) ? ['sound' as const] : []),
  ]
}

/** The ids of the listed rows whose names sound like the keyword, of a source that keeps no letters. */
function soundingIn(source: SearchSource) {
  const { nameOfFew } = source
  if (nameOfFew === undefined) return undefined
  const names = statement<{ id: string; name: string }>(
    `search-${source.name}-names`,
    namesText(source, nameOfFew),
  )
  return async (pool: pg.Pool, values: Values, { keyword }: SearchQuery): Promise<string[]> => {
    const sound = soundMatch(keyword)
    const rows = sound ? await names(pool, values) : []
    return rows.filter(({ name }) => sound && soundsLike(name, sound)).map(({ id }) => id)
  }
}

type Statements = ReturnType<typeof statementsOf>

/**
 * A page of words that so many rows have that titles come first and then texts, each as the index of the order gives them.
 * Undefined when the rows come to an end within it, so that all of them have to be ranked after all.
 */
async function findCommon(
  { expectedTitles, walkedTitles, rankedTitles, walkedTexts }: Statements,
  pool: pg.Pool,
  query: SearchQuery,
): Promise<SearchFound | undefined> {
  const limit = Math.min(query.limit, WALKED_HITS - query.offset)
  const atLeast = (rows: SearchRow[]) => ({ total: WALKED_HITS, isEstimate: true, rows })
  if (limit <= 0) return atLeast([])
  const values = { ...valuesOf(query), limit }
  if ((await expectedTitles(pool, values)) >= COMMON_ROWS) {
    const rows = await walkedTitles(pool, values)
    return rows.length === limit ? atLeast(rows) : undefined
  }
  const titles = await found(rankedTitles, pool, values)
  const missing = limit - titles.rows.length
  if (missing === 0) return atLeast(titles.rows)
  const offset = Math.max(0, query.offset - titles.total)
  const texts = await walkedTexts(pool, { ...values, limit: missing, offset })
  return texts.length === missing ? atLeast([...titles.rows, ...texts]) : undefined
}

/**
 * The searches over one table. Words that the statistics expect in fewer than 2,000 rows are ranked as a whole; for
 * commoner words titles come first and then texts, each in the table's own order, so that the cost stays that of one page
 * (decision 0023). What is looked for the wider way is ranked as a whole (decision 0067). `present` makes the row of a find out of columns the source has besides.
 */
export function makeRankedSearch<More extends object = object>(
  source: SearchSource,
  present: (row: SearchRow & More) => SearchRow = (row) => row,
): RankedSearch {
  const everywhere = { ...source, scope: 'true' }
  const province = {
    typed: statementsOf(everywhere, 'province'),
    wider: widerStatementsOf(everywhere, 'province'),
  }
  const site = { typed: statementsOf(source, 'site'), wider: widerStatementsOf(source, 'site') }
  const listedRows = statement<{ id: string }>(`search-${source.name}-listed`, listedText(source))
  const of = ({ areas }: SearchQuery) => (areas ? site : province)
  const sounding = soundingIn(source)
  const widerValues = async (pool: pg.Pool, query: SearchQuery, wider: readonly Widening[]) => {
    const values = valuesOf(query)
    return sounding && wider.includes('sound')
      ? { ...values, sounding: await sounding(pool, values, query) }
      : values
  }
  const presented = (answer: SearchFound): SearchFound => ({
    ...answer,
    rows: answer.rows.map((row) => present(row as SearchRow & More)),
  })
  return {
    async every(pool, query) {
      if (searchTerms(query.keyword).length === 0) return NOTHING
      const wider = wideningsOf(source, query)
      if (wider.length > 0) {
        const values = await widerValues(pool, query, wider)
        return presented(await found(of(query).wider(wider).ranked, pool, values))
      }
      const values = valuesOf(query)
      const statements = of(query).typed
      const isCommon = (await statements.expectedTexts(pool, values)) >= COMMON_ROWS
      const early = isCommon ? await findCommon(statements, pool, query) : undefined
      return presented(early ?? (await found(statements.rankedTexts, pool, values)))
    },
    async some(pool, query) {
      const words = [...new Set([query.keyword, query.expanded ?? ''].flatMap(someWords))]
      if (words.length === 0) return NOTHING
      return presented(await found(of(query).typed.some, pool, { ...valuesOf(query), words }))
    },
    async suggest(pool, query) {
      if (searchTerms(query.keyword).length === 0) return []
      const wider = wideningsOf(source, query)
      const { suggested } = wider.length > 0 ? of(query).wider(wider) : of(query).typed
      return suggested(pool, await widerValues(pool, query, wider))
    },
    async listed(pool, ids, { now, today }) {
      const rows = await listedRows(pool, { ids, now: now.toISOString(), today })
      return rows.map(({ id }) => id)
    },
  }
}
