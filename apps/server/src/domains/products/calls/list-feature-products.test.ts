import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getFeatureProduct,
  getZoneFront,
  listFeatureProducts,
  ZONE_FRONT,
} from '@lqr/contract/products/feature-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct, type ProductMaker } from '../products.fixtures.ts'

let t: TestApp
let bank: { id: string; name: string }
const ids = new Map<string, string>()

async function add(name: string, maker: ProductMaker) {
  ids.set(name, (await makeProduct(t.services.db, bank, { name, ...maker })).id)
}

type Body = NonNullable<Parameters<typeof t.call<typeof listFeatureProducts>>[1]['body']>
const found = async (body: Body, cityCode = '620000') => {
  const answer = await t.call(listFeatureProducts, { body }, { cityCode })
  expect(answer.status).toBe(200)
  return answer.data
}
const names = async (body: Body, cityCode?: string) =>
  (await found(body, cityCode)).list.map(({ product }) => product.name)

beforeAll(async () => {
  t = await makeTestApp()
  const { db, pool } = t.services
  bank = await makeOrganisation(db, { name: '黄河示例银行', orgCategory: 'cityBank' })
  await add('科技成长贷', { zones: ['technology', 'digital'], rateMin: 3.2, amountMaxYuan: 9_000_000 })
  await add('天水科技贷', { zones: ['technology'], areaCodes: ['620500'], rateMin: 3.9 })
  await add('知识产权贷', { zones: ['technology'], rateMin: 4.1, rateMax: 5 })
  await add('养老经营贷', { zones: ['pension'] })
  await add('草稿科技贷', { zones: ['technology'], status: 'DRAFT' })
  await pool.query(
    `update feature_product set position = 1, note = '凭专利就能申请' where product_id = $1 and zone = 'technology'`,
    [ids.get('知识产权贷')],
  )
})
afterAll(() => t.close())

test('a zone shows its listed products in its own order, each with what is said of it there', async () => {
  const { list, total } = await found({ type: 'technology' })
  expect(total).toBe(3)
  expect(list.map(({ product }) => product.name)).toEqual(['知识产权贷', '科技成长贷', '天水科技贷'])
  expect(list[0]).toMatchObject({
    type: 'technology',
    typeName: '科技金融',
    note: '凭专利就能申请',
    isFront: true,
    product: { id: ids.get('知识产权贷'), orgName: '黄河示例银行', rateMin: 4.1 },
  })
  expect(list[1]).toMatchObject({ note: '', isFront: false })
})

test('a site shows its own products and province-wide ones', async () => {
  expect(await names({ type: 'technology' }, '620100')).toEqual(['知识产权贷', '科技成长贷'])
  expect(await names({ type: 'technology' }, '620502')).toContain('天水科技贷')
  const front = await t.call(getZoneFront, { params: { type: 'technology' } }, { cityCode: '620100' })
  expect(front.data).toMatchObject({ type: 'technology', typeName: '科技金融', total: 2 })
  expect(front.data.list.map(({ product }) => product.name)).toEqual(['知识产权贷', '科技成长贷'])
})

test('keyword and order narrow and sort; without a zone a product stands once in each of its own', async () => {
  expect(await names({ type: 'technology', keyword: '成长' })).toEqual(['科技成长贷'])
  expect(await names({ type: 'pension', keyword: '成长' })).toEqual([])
  expect((await found({ keyword: '%' })).total).toBe(0)
  expect((await names({ type: 'technology', sort: 'rate' }))[0]).toBe('科技成长贷')
  expect((await names({ type: 'technology', sort: 'amount' }))[0]).toBe('科技成长贷')
  const { list, total } = await found({ keyword: '科技成长' })
  expect([total, ...list.map(({ type }) => type).toSorted()]).toEqual([2, 'digital', 'technology'])
})

test('pages hold every product once, and a page beyond the last still tells the total', async () => {
  const pages = await Promise.all(
    [1, 2].map((currentPageNum) => names({ type: 'technology', currentPageNum, pageSize: 2 })),
  )
  expect(pages.flat()).toEqual(['知识产权贷', '科技成长贷', '天水科技贷'])
  expect(await found({ type: 'technology', currentPageNum: 9 })).toMatchObject({ list: [], total: 3 })
})

test('a product follows its zones: what leaves a zone is gone there, what joins is placed behind', async () => {
  const { pool } = t.services
  await pool.query(`update product set zones = '{pension,green}' where id = $1`, [ids.get('养老经营贷')])
  expect(await names({ type: 'green' })).toEqual(['养老经营贷'])
  await pool.query(`update product set zones = '{pension}' where id = $1`, [ids.get('养老经营贷')])
  expect(await names({ type: 'green' })).toEqual([])
  await pool.query(`update product set status = 'UNLISTED' where id = $1`, [ids.get('养老经营贷')])
  expect(await names({ type: 'pension' })).toEqual([])
  await pool.query(`update product set status = 'LISTED' where id = $1`, [ids.get('养老经营贷')])
})

test('one feature product names the other zones of the product', async () => {
  const { list } = await found({ type: 'digital' })
  const { data } = await t.call(getFeatureProduct, { params: { id: list[0]?.id ?? '' } })
  expect(data).toMatchObject({ type: 'digital', product: { name: '科技成长贷' } })
  expect(data.otherZones).toMatchObject([{ type: 'technology', typeName: '科技金融' }])
})

test('what is not listed, of a closed institution or unknown is not there, all alike', async () => {
  const { db, pool } = t.services
  const closed = await makeOrganisation(db)
  await makeProduct(db, closed, { name: '停业机构产品', zones: ['fund'] })
  await pool.query(`update organisation set status = 'closed' where id = $1`, [closed.id])
  const { rows } = await pool.query<{ id: string }>(
    `select f.id from feature_product f join product p on p.id = f.product_id where p.name in ('草稿科技贷', '停业机构产品')`,
  )
  expect(rows).toHaveLength(2)
  for (const id of [...rows.map((row) => row.id), '999999']) {
    const answer = await t.call(getFeatureProduct, { params: { id } })
    expect(answer).toMatchObject({ status: 404, msg: '产品不在该专区或已下架' })
  }
  expect(await names({ type: 'fund' })).toEqual([])
})

test('the front of a zone ends where the list goes on', async () => {
  const many = Array.from({ length: ZONE_FRONT + 2 }, (_, index) => `抗灾贷${index}`)
  for (const name of many) await add(name, { zones: ['disaster'] })
  const { data } = await t.call(getZoneFront, { params: { type: 'disaster' } })
  expect([data.total, data.list.length]).toEqual([ZONE_FRONT + 2, ZONE_FRONT])
})

test('what is no zone, no order or no number is refused by field', async () => {
  const answer = await t.send(listFeatureProducts, {
    body: { type: 'nowhere', sort: 'id;drop', pageSize: 0 },
  })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.error?.fields ?? {}).sort()).toEqual(['pageSize', 'sort', 'type'])
  expect((await t.send(getZoneFront, { params: { type: 'nowhere' } })).status).toBe(422)
  expect((await t.send(getFeatureProduct, { params: { id: '1x' } })).status).toBe(422)
})
