import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findArticles } from './content.store.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'

const FREQUENT = 21_000
const MANY = 10_500
/** Rows of one statement: far below the limit of time. */
const PIECE = 3_000

describe('searching in a large table', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
    const { pool } = test.services
    await pool.query('delete from article')
    // Every row holds 融资; half of them 担保, the older half; three 贴息; every other row is of 兰州 alone.
    for (let first = 1; first <= FREQUENT; first += PIECE) {
      await pool.query(
        `insert into article (kind, title, body, published_at, area_codes, search_text, search_words)
       select 'news', n::text, '', now() - make_interval(mins => n), case when n % 2 = 0 then '{620100}'::text[] else '{}' end,
         case when n > $2 then '融资 担保' when n <= 3 then '融资 贴息' else '融资' end,
         case when n > $2 then '{融资,担保}'::text[] when n <= 3 then '{融资,贴息}' else '{融资}' end
       from generate_series($1::int, $3::int) n`,
        [first, MANY, first + PIECE - 1],
      )
    }
    await test.asOwner('analyze article')
  })
  afterAll(() => test.close())

  const search = async (keyword: string, currentPageNum = 1, areas?: string[]) => {
    const page = { keyword, currentPageNum, pageSize: 10, areas, now: new Date() }
    const { list, total, totalIsEstimate } = await findArticles(test.services, page)
    return { titles: list.map(({ title }) => Number(title)), total, isEstimate: totalIsEstimate ?? false }
  }
  const from = (first: number, step = 1) => Array.from({ length: 10 }, (_, place) => first + place * step)

  it('shows the newest hits of a word that nearly every row has, and does not claim to have counted them', async () => {
    expect(await search('融资')).toEqual({ titles: from(1), total: 10_000, isEstimate: true })
    expect(await search('融资', 50)).toEqual({ titles: from(491), total: 10_000, isEstimate: true })
  })

  it('reaches the deep pages of a frequent word', async () => {
    expect(await search('融资', 1_000)).toEqual({ titles: from(9_991), total: 10_000, isEstimate: true })
  })

  it('finds a frequent word whose hits are all old', async () => {
    expect(await search('担保')).toEqual({ titles: from(MANY + 1), total: 10_000, isEstimate: true })
  })

  it('counts a rare word exactly, also on a page beyond the last', async () => {
    expect(await search('贴息')).toEqual({ titles: [1, 2, 3], total: 3, isEstimate: false })
    expect(await search('贴息', 2)).toEqual({ titles: [], total: 3, isEstimate: false })
    expect(await search('没有')).toEqual({ titles: [], total: 0, isEstimate: false })
  })

  it('narrows a word to a place and counts it exactly below the limit', async () => {
    expect(await search('担保', 1, ['620200'])).toEqual({
      titles: from(MANY + 1, 2),
      total: (FREQUENT - MANY) / 2,
      isEstimate: false,
    })
  })
})
