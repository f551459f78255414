import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchSite } from '@lqr/contract/content/search-calls.ts'
import { listSearchMisses } from '@lqr/contract/content/search-miss-calls.ts'
import { jobTasks } from '../../../job-tasks.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeArticle } from '../content.fixtures.ts'

let t: TestApp
let now = new Date('2026-08-01T02:00:00Z')

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  await makeArticle(t.services.db, { title: '银企对接会', publishedAt: '2026-07-01T09:00:00+08:00' })
})
afterAll(() => t.close())

const search = (
  keyword: string,
  cityCode = '620000',
  more: { kind?: 'news'; currentPageNum?: number } = {},
) => t.call(searchSite, { body: { keyword, ...more } }, { cityCode })

async function misses(period: '7' | '30' | '90' = '90', keyword?: string) {
  const operator = await t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '1' })).id)
  const body = { period, ...(keyword ? { keyword } : {}) }
  return (await t.call(listSearchMisses, { body }, { token: operator })).data.list
}

test('words without a result are counted for each site and day, the most frequent first', async () => {
  await search('　鲲鹏 ')
  now = new Date('2026-10-20T02:00:00Z')
  await search('鲲鹏', '620500')
  await search('鲲鹏、')
  await search('对接 鹏鲲')
  expect(await misses()).toEqual([
    { words: '鲲鹏', times: 3, siteNames: ['天水市', '甘肃省'], lastDay: '2026-10-20', hasPartial: false },
    { words: '对接 鹏鲲', times: 1, siteNames: ['甘肃省'], lastDay: '2026-10-20', hasPartial: true },
  ])
  expect((await misses('7')).map(({ times }) => times)).toEqual([2, 1])
  expect((await misses('90', '对接')).map(({ words }) => words)).toEqual(['对接 鹏鲲'])
})

test('what was found, what was only narrowed, and what may tell who somebody is are not kept', async () => {
  const before = await misses()
  await search('对接会')
  await search('麒麟', '620000', { kind: 'news' })
  await search('麒麟', '620000', { currentPageNum: 2 })
  await search('13800000000')
  await search('91620102MA00000019')
  expect(await misses()).toEqual(before)
})

test('after 90 days the nightly job forgets them', async () => {
  const keptDays = async () => {
    await jobTasks['retain-records'](t.services)
    const { rows } = await t.services.pool.query<{ day: string }>(
      `select day::text from search_miss where words = '鲲鹏' order by day`,
    )
    return rows.map(({ day }) => day)
  }
  now = new Date('2026-10-29T18:00:00Z')
  expect(await keptDays()).toEqual(['2026-08-01', '2026-10-20', '2026-10-20'])
  now = new Date('2026-10-30T18:00:00Z')
  expect(await keptDays()).toEqual(['2026-10-20', '2026-10-20'])
})

test('a day full of made-up words takes no more of them, and counts on what people look for', async () => {
  now = new Date('2026-10-31T02:00:00Z')
  await search('驼铃')
  await t.services.pool.query(
    `insert into search_miss (day, site_code, words, has_partial)
     select '2026-10-31', '620000', 'w' || n, false from generate_series(1, 4999) n`,
  )
  await search('驼铃')
  await search('皮筏')
  expect(await misses('7', '驼铃')).toMatchObject([{ words: '驼铃', times: 2 }])
  expect(await misses('7', '皮筏')).toEqual([])
})

test('nobody but operators reads them', async () => {
  expect((await t.send(listSearchMisses, { body: {} })).status).toBe(401)
  const officer = { sourceType: '2', roles: ['contentEditor'], regionCode: '620100' } as const
  const editor = await t.signIn((await makeAccount(t.services.db, t.services, officer)).id)
  expect((await t.send(listSearchMisses, { body: {} }, { token: editor })).status).toBe(403)
})
