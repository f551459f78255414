import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchSite } from '@lqr/contract/content/search-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makePolicy } from '../../policies/policies.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { makeArticle } from '../content.fixtures.ts'

let t: TestApp
let organisationId: string

beforeAll(async () => {
  // 07:30 in China is still the day before in UTC: the last day of a policy ends by China's calendar.
  t = await makeTestApp({ now: () => new Date('2026-11-19T23:30:00Z') })
  const { db } = t.services
  const bank = await makeOrganisation(db, { name: '陇上示例银行股份有限公司', shortName: '陇示行' })
  organisationId = bank.id
  await makeOrganisation(db, { name: '陇上示例银行天水分行', parentId: bank.id, regionCode: '620500' })
  await makeProduct(db, bank, { name: '陇上信用贷', highlights: '凭纳税记录申请' })
  await makeProduct(db, bank, { name: '科创信用贷款', areaCodes: ['620100'] })
  await makeProduct(db, bank, { name: '苹果贷', areaCodes: ['620500'], highlights: '果农用于收储' })
  await makeProduct(db, bank, { name: '信用贷旧版', status: 'UNLISTED' })
  const day = (date: string) => ({ issuedAt: date, publishedAt: `${date}T09:00:00+08:00` })
  await makePolicy(db, {
    ...day('2026-06-01'),
    title: '小微企业贴息办法',
    effectiveTo: '2026-11-19',
    body: '贴息。',
  })
  await makePolicy(db, {
    ...day('2025-06-01'),
    title: '小微企业贴息细则',
    effectiveTo: '2026-11-20',
    body: '贴息。',
  })
  await makePolicy(db, {
    ...day('2026-10-01'),
    title: '担保费补助',
    body: `${'甘'.repeat(120)}可以叠加贴息。`,
  })
  await makePolicy(db, { title: '贴息草案', status: 'REVIEW' })
  await makePolicy(db, { title: '贴息预告', publishedAt: '2026-11-21T00:00:00+08:00' })
  const publishedAt = '2026-11-01T09:00:00+08:00'
  await makeArticle(db, {
    publishedAt,
    kind: 'news',
    title: '银企对接会',
    body: '现场办理 100% 的信用贷款。',
    areaCodes: ['620100'],
  })
  await makeArticle(db, { publishedAt, kind: 'notice', title: '系统维护公告', body: '夜间维护。' })
  await makeArticle(db, {
    publishedAt,
    kind: 'service',
    category: 'report',
    title: '企业信用报告',
    body: '线上查询。',
  })
  await makeArticle(db, {
    publishedAt,
    kind: 'help',
    category: 'account',
    title: '如何注册账号',
    body: '先获取短信验证码。',
  })
})
afterAll(() => t.close())

type Body = NonNullable<Parameters<typeof t.call<typeof searchSite>>[1]['body']>
const search = async (body: Body, cityCode?: string) => {
  const answer = await t.call(searchSite, { body }, cityCode ? { cityCode } : {})
  expect(answer.status).toBe(200)
  return answer.data
}
const group = async (kind: string, keyword: string, cityCode?: string) =>
  (await search({ keyword }, cityCode)).groups.find((one) => one.kind === kind)
const titles = async (kind: string, keyword: string, cityCode?: string) =>
  (await group(kind, keyword, cityCode))?.hits.map(({ title }) => title)

test('one search answers every kind with its total, in the order of the kinds', async () => {
  const { groups, isPartial } = await search({ keyword: '信用' })
  expect(isPartial).toBe(false)
  expect(groups.map(({ kind, total }) => [kind, total])).toEqual([
    ['product', 3],
    ['organisation', 0],
    ['need', 0],
    ['policy', 0],
    ['rung', 0],
    ['cultivation', 0],
    ['agency', 0],
    ['project', 0],
    ['stock', 0],
    ['activity', 0],
    ['zone', 0],
    ['news', 1],
    ['answer', 0],
    ['service', 1],
    ['help', 0],
  ])
})

test('信用贷款 finds 信用贷 and the other way round; as typed stands first', async () => {
  expect(await titles('product', '信用贷款')).toEqual(['科创信用贷款', '陇上信用贷'])
  expect(await titles('product', '信用贷')).toEqual(expect.arrayContaining(['科创信用贷款', '陇上信用贷']))
})

test('width, letter case, Chinese punctuation and spaces between words make no difference', async () => {
  expect(await titles('product', '　纳税、「信用」贷款　')).toEqual(['陇上信用贷'])
  expect(await titles('help', '怎么注册')).toEqual(['如何注册账号'])
})

test('an institution is found by its short name and by its name with the words of a company', async () => {
  expect(await titles('organisation', '陇示行')).toEqual(['陇上示例银行股份有限公司'])
  expect(await titles('organisation', '陇上示例银行有限公司')).toEqual([
    '陇上示例银行股份有限公司',
    '陇上示例银行天水分行',
  ])
})

test('a hit says where it leads, what it is of, and where the words are, without markup', async () => {
  const [hit] = (await group('product', '信用贷款', '620500'))?.hits ?? []
  expect(hit).toMatchObject({
    kind: 'product',
    title: '陇上信用贷',
    titleParts: [
      { text: '陇上', isMatch: false },
      { text: '信用贷', isMatch: true },
    ],
    source: '陇上示例银行股份有限公司',
    href: `/productDetails?id=${hit?.id}`,
    validity: null,
    isExample: true,
  })
  const [organisation] = (await group('organisation', '陇示行'))?.hits ?? []
  expect(organisation?.href).toBe(`/orgDetails?id=${organisationId}`)
})

test('titles stand before texts, and policies in force before expired ones, which are marked', async () => {
  const found = await group('policy', '贴息')
  expect(found?.hits.map(({ title, validity, date }) => [title, validity, date])).toEqual([
    ['小微企业贴息细则', 'current', '2025-06-01'],
    ['小微企业贴息办法', 'expired', '2026-06-01'],
    ['担保费补助', 'current', '2026-10-01'],
  ])
  const excerpt = found?.hits[2]?.excerptParts ?? []
  expect(excerpt[0]?.text).toMatch(/^…/)
  expect(excerpt.some(({ text, isMatch }) => isMatch && text === '贴息')).toBe(true)
})

test('a site finds its own, what lies above and below it, and the whole province', async () => {
  expect(await titles('product', '贷', '620500')).toEqual(expect.arrayContaining(['陇上信用贷', '苹果贷']))
  expect(await titles('product', '贷', '620500')).not.toContain('科创信用贷款')
  expect(await titles('product', '科创', '620102')).toEqual(['科创信用贷款'])
  expect(await titles('organisation', '陇上', '620400')).toEqual(['陇上示例银行股份有限公司'])
  expect(await titles('news', '对接会', '620500')).toEqual([])
})

test('unlisted products, drafts and what appears later are never found', async () => {
  expect(await titles('product', '旧版')).toEqual([])
  expect((await search({ keyword: '草案' })).groups.every(({ total }) => total === 0)).toBe(true)
  expect((await search({ keyword: '预告' })).groups.every(({ total }) => total === 0)).toBe(true)
})

test('when nothing has all the words, that is said and what has most of them comes first', async () => {
  const found = await search({ keyword: '陇上 苹果 贴现' })
  expect(found.isPartial).toBe(true)
  const products = found.groups.find(({ kind }) => kind === 'product')
  expect(products?.hits[0]?.title).toBe('苹果贷')
  expect(products?.hits.map(({ title }) => title)).toContain('陇上信用贷')
  expect(await search({ keyword: '科创苹果贷' })).toMatchObject({ isPartial: true })
  expect(await search({ keyword: '鲲鹏' })).toMatchObject({ isPartial: false })
})

test('one kind is paged on its own, beside the totals of all', async () => {
  const first = await search({ keyword: '信用', kind: 'product', pageSize: 2 })
  const second = await search({ keyword: '信用', kind: 'product', pageSize: 2, currentPageNum: 2 })
  const beyond = await search({ keyword: '信用', kind: 'product', pageSize: 2, currentPageNum: 9 })
  const hits = (data: typeof first) => data.groups.find(({ kind }) => kind === 'product')?.hits ?? []
  expect([hits(first).length, hits(second).length, hits(beyond).length]).toEqual([2, 1, 0])
  expect(new Set([...hits(first), ...hits(second)].map(({ id }) => id)).size).toBe(3)
  for (const { groups } of [first, second, beyond]) {
    expect(groups.map(({ total }) => total)).toEqual([3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0])
    expect(groups.filter(({ kind }) => kind !== 'product').flatMap((one) => one.hits)).toEqual([])
  }
})

test('signs of a keyword are never wildcards', async () => {
  for (const keyword of ['%', '_', '\\', "'; drop table policy; --", '{words}']) {
    const { groups } = await search({ keyword })
    expect(groups.flatMap(({ hits }) => hits)).toEqual([])
  }
  expect(await titles('news', '100%')).toEqual(['银企对接会'])
})

test('a missing keyword, an unknown kind and a page beyond the last are refused by name', async () => {
  const answer = await t.send(searchSite, { body: { keyword: ' ', kind: 'rumour', currentPageNum: 51 } })
  expect(answer).toMatchObject({
    status: 422,
    error: {
      fields: {
        keyword: '请输入关键词',
        kind: '请选择类别',
        currentPageNum: '最多翻到第 50 页，请增加关键词',
      },
    },
  })
})
