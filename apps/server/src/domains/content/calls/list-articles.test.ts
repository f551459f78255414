import { afterAll, beforeAll, expect, test } from 'vitest'
import { listArticles } from '@lqr/contract/content/calls.ts'
import type { CodeOf } from '../../../../../../database/coded-columns.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeArticle } from '../content.fixtures.ts'

let t: TestApp

const HOUR = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  await makeArticle(db, {
    title: '全省开展银企对接',
    publishedAt: at(-3),
    body: '首贷户增长 100%，共 5 场。',
  })
  await makeArticle(db, { title: '兰州举办路演', publishedAt: at(-2), areaCodes: ['620100'] })
  await makeArticle(db, { title: '城关区走访企业', publishedAt: at(-1), areaCodes: ['620102'] })
  await makeArticle(db, { title: '天水苹果贷推介', publishedAt: at(-4), areaCodes: ['620500'] })
  await makeArticle(db, { title: '明天才发布', publishedAt: at(24) })
  await makeArticle(db, { title: '草稿', status: 'DRAFT' })
  await makeArticle(db, { title: '已下线', status: 'OFFLINE' })
  await makeArticle(db, { title: '信用报告', kind: 'service', category: 'report', publishedAt: at(-5) })
  await makeArticle(db, { title: '信用查询', kind: 'service', category: 'query', publishedAt: at(-6) })
})
afterAll(() => t.close())

type Body = NonNullable<Parameters<typeof t.call<typeof listArticles>>[1]['body']>
const titles = async (body: Body, cityCode = '620000') => {
  const answer = await t.call(listArticles, { body }, { cityCode })
  expect(answer.status).toBe(200)
  return answer.data.list.map(({ title }) => title)
}

test('published items whose time has come are listed, the newest first, and nothing else', async () => {
  expect(await titles({ kind: 'news' })).toEqual([
    '城关区走访企业',
    '兰州举办路演',
    '全省开展银企对接',
    '天水苹果贷推介',
  ])
})

test('a list answers summaries: the text stays with the detail', async () => {
  const { data } = await t.call(listArticles, { body: { kind: 'news', pageSize: 1 } })
  expect(data).toMatchObject({ total: 4, pageSize: 1, list: [{ kind: 'news', isExample: true }] })
  expect(data.list[0]).not.toHaveProperty('body')
})

test('a site shows its own items, those of the areas below and above it, and those of the whole province', async () => {
  const lanzhou = ['城关区走访企业', '兰州举办路演', '全省开展银企对接']
  expect(await titles({ kind: 'news' }, '620100')).toEqual(lanzhou)
  expect(await titles({ kind: 'news' }, '620102')).toEqual(lanzhou)
  expect(await titles({ kind: 'news' }, '620103')).toEqual(['兰州举办路演', '全省开展银企对接'])
  expect(await titles({ kind: 'news' }, '620500')).toEqual(['全省开展银企对接', '天水苹果贷推介'])
})

test('services are narrowed to their category', async () => {
  expect(await titles({ kind: 'service' })).toEqual(['信用报告', '信用查询'])
  expect(await titles({ kind: 'service', category: 'query' })).toEqual(['信用查询'])
})

test('a keyword is found in title and text, every word of it, whatever its letters', async () => {
  expect(await titles({ keyword: '路演' })).toEqual(['兰州举办路演'])
  expect(await titles({ keyword: '首贷户 对接' })).toEqual(['全省开展银企对接'])
  expect(await titles({ keyword: '首贷户 路演' })).toEqual([])
})

test('signs of a keyword are never wildcards', async () => {
  expect(await titles({ keyword: '%' })).toEqual([])
  expect(await titles({ keyword: '_' })).toEqual([])
  expect(await titles({ keyword: '100%' })).toEqual(['全省开展银企对接'])
  expect(await titles({ keyword: "'; drop table article; --" })).toEqual([])
})

test('an unknown kind, a long keyword and an unknown field are refused by name', async () => {
  const answer = await t.send(listArticles, { body: { kind: 'rumour', keyword: '长'.repeat(51), more: 1 } })
  expect(answer).toMatchObject({
    status: 422,
    error: {
      fields: { kind: '请选择类别', keyword: '关键词不能超过 50 个字', more: '不支持的字段' },
    },
  })
})

test('articles of the zones are narrowed to category and zone', async () => {
  const { db } = t.services
  const zone = (title: string, category: CodeOf<'article.category'>, code: CodeOf<'article.zone'>) =>
    makeArticle(db, { kind: 'zone', title, category, zone: code })
  await zone('直租经验', 'practice', 'leasing')
  await zone('回租案例', 'case', 'leasing')
  await zone('首贷案例', 'case', 'firstLoan')
  expect((await titles({ kind: 'zone', zone: 'leasing' })).sort()).toEqual(['回租案例', '直租经验'].sort())
  expect(await titles({ kind: 'zone', zone: 'leasing', category: 'case' })).toEqual(['回租案例'])
  expect(await titles({ kind: 'zone', category: 'park' })).toEqual([])
  const wrong = await t.send(listArticles, { body: { zone: 'nowhere' } })
  expect(wrong).toMatchObject({ status: 422, error: { fields: { zone: '请选择专区' } } })
})
