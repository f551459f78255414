import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeArticle } from './content.fixtures.ts'
import { newsInSearch } from './search.store.ts'
import { COMMON_ROWS, WALKED_HITS } from '../../data/ranked-search-text.ts'
import type { SearchQuery } from '../../data/ranked-search.ts'

const MANY = 2 * COMMON_ROWS
let t: TestApp

/** Rows of one statement: far below the limit of time. */
const PIECE = 2_500

/** Articles that are alike, the higher number the newer. */
async function fillArticles(title: string, body: string, areas: string, count: number) {
  const columns = sql`name_search_text(${`${title} ${body}`}), name_search_words(${`${title} ${body}`})`
  for (let first = 1; first <= count; first += PIECE) {
    const last = Math.min(count, first + PIECE - 1)
    await sql`insert into article (kind, title, body, area_codes, published_at, search_text, search_words)
      select 'news', ${title} || number, ${body}, ${areas}::text[], now() - make_interval(mins => ${count} - number),
        ${columns} from generate_series(${first}::int, ${last}::int) number`.execute(t.services.db)
  }
}

beforeAll(async () => {
  t = await makeTestApp()
  await makeArticle(t.services.db, { title: '贴息旧闻', publishedAt: '2020-01-01T00:00:00+08:00' })
  await fillArticles('进展通报', '贴息', '{620100}', MANY)
  await fillArticles('贴息通知', '', '{620500}', 30)
  await t.asOwner('analyze article')
})
afterAll(() => t.close())

const query = (more: Partial<SearchQuery>): SearchQuery => ({
  keyword: '贴息',
  areas: undefined,
  now: new Date(),
  today: '2026-11-22',
  limit: 10,
  offset: 0,
  ...more,
})
const every = (more: Partial<SearchQuery>) => newsInSearch.every(t.services.pool, query(more))

test('words of many rows: titles first, then the newest texts, without gap or repetition', async () => {
  const pages = await Promise.all([0, 10, 20, 30, 40].map((offset) => every({ offset })))
  for (const { total, isEstimate } of pages) expect([total, isEstimate]).toEqual([WALKED_HITS, true])
  const titles = pages.flatMap(({ rows }) => rows.map(({ title }) => title))
  expect(titles.slice(0, 2)).toEqual(['贴息通知30', '贴息通知29'])
  expect(titles.slice(30, 33)).toEqual(['贴息旧闻', `进展通报${MANY}`, `进展通报${MANY - 1}`])
  expect(new Set(titles).size).toBe(50)
})

test('common words in the titles: the newest, and past the last shown page nothing', async () => {
  const found = await every({ keyword: '进展' })
  expect(found).toMatchObject({ total: WALKED_HITS, isEstimate: true })
  expect(found.rows.map(({ title }) => title).slice(0, 2)).toEqual([`进展通报${MANY}`, `进展通报${MANY - 1}`])
  expect((await every({ keyword: '进展', offset: WALKED_HITS - 5 })).rows).toHaveLength(5)
  expect((await every({ keyword: '进展', offset: WALKED_HITS })).rows).toEqual([])
})

test('common words whose rows are not in force are all ranked and counted', async () => {
  const before = new Date('2019-01-01T00:00:00+08:00')
  expect(await every({ now: before })).toMatchObject({ total: 0, isEstimate: false, rows: [] })
})

test('a site that shows few of them gives the exact number, also on a page beyond the last', async () => {
  expect(await every({ areas: ['620500'] })).toMatchObject({ total: 31, isEstimate: false })
  expect(await every({ areas: ['620500'], offset: 490 })).toMatchObject({ total: 31, rows: [] })
})

test('rarer words are counted exactly', async () => {
  const found = await every({ keyword: '贴息旧闻' })
  expect(found).toMatchObject({ total: 1, isEstimate: false, rows: [{ title: '贴息旧闻' }] })
})
