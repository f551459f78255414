import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchSite } from '@lqr/contract/content/search-calls.ts'
import { listFeatureProducts } from '@lqr/contract/products/feature-calls.ts'
import { countProductFacets, listProducts } from '@lqr/contract/products/product-calls.ts'
import { fillPinyin } from '../../../jobs/fill-pinyin.store.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeArticle } from '../../content/content.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../products.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  const bank = await makeOrganisation(db, { name: '陇上示例银行', shortName: '陇示行' })
  const farmers = await makeOrganisation(db, { name: '中国农业银行甘肃省分行', shortName: '农业银行' })
  // Recommended before the others by what it costs, and about 科技 by its zone alone.
  await makeProduct(db, bank, { name: '知识产权质押', zones: ['technology'], rateMin: 2.1 })
  await makeProduct(db, bank, { name: '科技保函', zones: ['technology'], rateMin: 2.2 })
  await makeProduct(db, bank, { name: '科技成长贷', zones: ['technology'], rateMin: 3.9 })
  await makeProduct(db, bank, { name: '苹果贷', areaCodes: ['620500'] })
  await makeProduct(db, farmers, { name: '惠农通' })
  await fillPinyin(t.services)
})
afterAll(() => t.close())

type Body = NonNullable<Parameters<typeof t.call<typeof listProducts>>[1]['body']>
const found = async (body: Body, cityCode = '620000') =>
  (await t.call(listProducts, { body }, { cityCode })).data
const names = async (body: Body, cityCode?: string) =>
  (await found(body, cityCode)).list.map(({ name }) => name)

test('科技贷 finds 科技成长贷 first, in the list as in the whole-site search, and both say that not all words were found', async () => {
  const list = await found({ keyword: '科技贷' })
  expect(list).toMatchObject({ isPartial: true, alsoAs: [], total: 3 })
  expect(list.list[0]?.name).toBe('科技成长贷')
  const { data } = await t.call(searchSite, { body: { keyword: '科技贷' } })
  const products = data.groups.find(({ kind }) => kind === 'product')
  expect(products).toMatchObject({ isPartial: true, total: 3 })
  expect(products?.hits[0]?.title).toBe('科技成长贷')
})

test('what has all the words is given alone', async () => {
  expect(await found({ keyword: '科技保函' })).toMatchObject({ isPartial: false, total: 1 })
  expect((await found({})).isPartial).toBe(false)
})

test('an order that was asked for stays, also among what has only some of the words', async () => {
  expect(await names({ keyword: '科技贷', sort: 'rate' })).toEqual(['知识产权质押', '科技保函', '科技成长贷'])
})

test('the list reads short forms and letters as the whole-site search does', async () => {
  expect(await found({ keyword: '农行贷款' })).toMatchObject({
    isPartial: false,
    alsoAs: ['中国农业银行'],
    total: 1,
  })
  expect(await found({ keyword: '农行' })).toMatchObject({
    isPartial: false,
    alsoAs: ['中国农业银行'],
    total: 1,
  })
  expect(await names({ keyword: 'huinongtong' })).toEqual(['惠农通'])
  expect(await names({ keyword: 'kjczd' })).toEqual(['科技成长贷'])
})

test.each([
  '科技贷',
  '农行',
  '农行贷款',
  'nonghang',
  'kjczd',
  '成长贷款产品',
  '苹果的贷款',
  '陇示行 惠农',
  '鲲鹏',
])(
  'for %s the list, its counts and the whole-site search agree whether there are products',
  async (keyword) => {
    const [{ total }, { data: facets }, { data }] = await Promise.all([
      found({ keyword }),
      t.call(countProductFacets, { body: { keyword } }),
      t.call(searchSite, { body: { keyword, kind: 'product' } }),
    ])
    const inSearch = data.groups.find(({ kind }) => kind === 'product')?.total ?? 0
    expect(total > 0).toBe(inSearch > 0)
    const counted = facets
      .filter(({ facet }) => facet === 'category')
      .reduce((sum, one) => sum + one.count, 0)
    expect(counted).toBe(total)
  },
)

test('what is read more widely is still narrowed to the site and by the other filters', async () => {
  expect(await names({ keyword: '苹果贷产品大全' }, '620500')).toContain('苹果贷')
  expect(await names({ keyword: '苹果贷产品大全' }, '620100')).not.toContain('苹果贷')
  expect(await names({ keyword: '科技贷', rateMax: 2.15 })).toEqual(['知识产权质押'])
})

test('a page beyond the last of what has some of the words still tells their number', async () => {
  expect(await found({ keyword: '科技贷', currentPageNum: 5 })).toMatchObject({
    list: [],
    total: 3,
    isPartial: true,
  })
})

test('the products of zones are read alike', async () => {
  const { data } = await t.call(listFeatureProducts, { body: { keyword: '科技贷', type: 'technology' } })
  expect(data).toMatchObject({ isPartial: true, total: 3 })
  expect(data.list[0]?.product.name).toBe('科技成长贷')
})

test('a loan that is asked for is given in part where only a notice has all the words', async () => {
  await makeArticle(t.services.db, { title: '科技贷怎么申请' })
  const { data } = await t.call(searchSite, { body: { keyword: '科技贷' } })
  expect(data.isPartial).toBe(false)
  const groups = data.groups.filter(({ total }) => total > 0)
  expect(groups.map(({ kind, isPartial }) => [kind, isPartial])).toEqual([
    ['product', true],
    ['news', false],
  ])
})
