import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchSite, suggestWords } from '@lqr/contract/content/search-calls.ts'
import { fillPinyin } from '../../../jobs/fill-pinyin.store.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makePolicy } from '../../policies/policies.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { makeArticle } from '../content.fixtures.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  const bank = await makeOrganisation(db, { name: '兰州银行股份有限公司', shortName: '兰州银行' })
  await makeOrganisation(db, { name: '中国农业银行甘肃省分行', shortName: '农业银行' })
  await makeOrganisation(db, { name: '天水示例银行', shortName: '天示行', regionCode: '620500' })
  await makeProduct(db, bank, { name: '陇原首贷通' })
  await makeProduct(db, bank, { name: '旧名贷', status: 'UNLISTED' })
  await makePolicy(db, { title: '小微企业贴息办法' })
  await makeArticle(db, { kind: 'help', category: 'account', title: '如何注册账号' })
  await fillPinyin(t.services)
})
afterAll(() => t.close())

async function search(keyword: string, cityCode?: string) {
  const { data } = await t.call(searchSite, { body: { keyword } }, cityCode ? { cityCode } : {})
  return data
}
const titles = async (keyword: string, cityCode?: string) =>
  (await search(keyword, cityCode)).groups.flatMap(({ hits }) => hits.map(({ title }) => title))

test.each(['农行', '兰州 农行', 'nonghang', '农行贷款'])(
  '%s also finds the bank by its full name',
  async (keyword) => {
    expect(await search(keyword)).toMatchObject({ alsoAs: ['中国农业银行'] })
    expect(await titles(keyword)).toContain('中国农业银行甘肃省分行')
  },
)

test('a keyword without a short form is looked for as it is', async () => {
  expect((await search('首贷')).alsoAs).toEqual([])
})

test.each([
  ['lanzhouyinhang', '兰州银行股份有限公司'],
  ['lzyh', '兰州银行股份有限公司'],
  ['LanZhou YinHang', '兰州银行股份有限公司'],
  ['yinhangg', '兰州银行股份有限公司'],
  ['sdt', '陇原首贷通'],
  ['shoudait', '陇原首贷通'],
  ['xiaowei', '小微企业贴息办法'],
  ['zhuce', '如何注册账号'],
])('%s finds %s', async (keyword, title) => {
  expect(await titles(keyword)).toContain(title)
})

test('letters begin where a syllable begins, and do not reach from one name into the other', async () => {
  expect(await titles('anzhou')).toEqual([])
  expect(await titles('zyhhh')).toEqual([])
  expect(await titles('gongsilanzhou')).toEqual([])
})

test('letters find nothing that is not public, nor what lies elsewhere', async () => {
  expect(await titles('jiumingdai')).toEqual([])
  expect(await titles('tianshui', '620400')).toEqual([])
  expect(await titles('tianshui', '620500')).toEqual(['天水示例银行'])
})

test('letters and short forms are suggested too', async () => {
  const suggested = async (keyword: string) =>
    (await t.call(suggestWords, { query: { keyword } })).data.map(({ text }) => text)
  expect(await suggested('lzyh')).toContain('兰州银行股份有限公司')
  expect(await suggested('农行')).toContain('中国农业银行甘肃省分行')
  expect(await suggested('nonghang')).toContain('中国农业银行甘肃省分行')
})

test('a name that changes is no longer found by its former letters, and soon by the new ones', async () => {
  const { db } = t.services
  await db.updateTable('product').set({ name: '丝路通' }).where('name', '=', '陇原首贷通').execute()
  expect(await titles('shoudait')).toEqual([])
  await fillPinyin(t.services)
  expect(await titles('silutong')).toEqual(['丝路通'])
})
