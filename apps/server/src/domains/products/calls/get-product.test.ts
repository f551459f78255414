import { afterAll, beforeAll, expect, test } from 'vitest'
import { countProductView, getProduct } from '@lqr/contract/products/product-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../products.fixtures.ts'

let t: TestApp
let bank: { id: string; name: string }
let product: { id: string; name: string }

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  bank = await makeOrganisation(db, { phone: '0931-96666' })
  product = await makeProduct(db, bank, {
    zones: ['technology'],
    fees: [
      { name: '担保费', payer: 'enterprise', how: '按年收取', percentPerYear: 0.8, amountYuan: null },
      { name: '评估费', payer: 'institution', how: '一次性', percentPerYear: null, amountYuan: 3000 },
    ],
  })
})
afterAll(() => t.close())

test('a product shows fees, requirements, materials and where to ask', async () => {
  const answer = await t.call(getProduct, { params: { id: product.id } })
  expect(answer.status).toBe(200)
  expect(answer.data).toMatchObject({
    id: product.id,
    orgPhone: '0931-96666',
    annualCostMin: 4.25,
    status: 'LISTED',
    materials: ['营业执照', '近一年财务报表', '法定代表人身份证'],
  })
  expect(answer.data.fees).toHaveLength(2)
})

test('similar products are listed ones for the same need, seen from the site', async () => {
  const { db } = t.services
  const near = await makeProduct(db, bank, { zones: ['technology'], areaCodes: ['620500'] })
  await makeProduct(db, bank, { category: 'leasing', zones: ['leasing'], name: '不相干的租赁' })
  await makeProduct(db, bank, { status: 'UNLISTED', name: '已下架' })
  const from = async (cityCode: string) =>
    (await t.call(getProduct, { params: { id: product.id } }, { cityCode })).data.similar.map(
      (item) => item.id,
    )
  expect(await from('620500')).toEqual([near.id])
  expect(await from('620100')).toEqual([])
})

test('a product that is not listed, of a closed institution or unknown is not there, all alike', async () => {
  const { db, pool } = t.services
  const closed = await makeOrganisation(db)
  const hidden = await makeProduct(db, bank, { status: 'DRAFT' })
  const orphan = await makeProduct(db, closed)
  await pool.query(`update organisation set status = 'closed' where id = $1`, [closed.id])
  for (const id of [hidden.id, orphan.id, '999999']) {
    const answer = await t.call(getProduct, { params: { id } })
    expect(answer).toMatchObject({ status: 404, code: 404, msg: '产品不存在或已下架' })
    const view = await t.call(countProductView, { body: { proId: id } })
    expect(view.error?.key).toBe('products.productNotFound')
  }
  expect((await t.send(getProduct, { params: { id: '12x' } })).status).toBe(422)
})

test('a visitor counts once a day: a reload does not inflate, another visitor counts', async () => {
  const look = async (visitor?: string) =>
    (await t.call(countProductView, { body: { proId: product.id, ...(visitor ? { visitor } : {}) } })).data
      .views
  expect(await look('visitor-one')).toBe(1)
  expect(await look('visitor-one')).toBe(1)
  expect(await look('visitor-two')).toBe(2)
  expect(await look()).toBe(3)
  expect(await look()).toBe(3)
  const { rows } = await t.services.pool.query(
    `select version, updated_at = created_at same from product where id = $1`,
    [product.id],
  )
  expect(rows[0]).toMatchObject({ version: 1, same: true })
})

test('the same visitor counts again the next day, and looks of the same moment count once', async () => {
  const { id } = await makeProduct(t.services.db, bank)
  const looks = await Promise.all(
    Array.from({ length: 5 }, () =>
      t.call(countProductView, { body: { proId: id, visitor: 'same-visitor' } }),
    ),
  )
  expect(Math.max(...looks.map((look) => look.data.views))).toBe(1)
  await t.services.pool.query(`update product_view set day = day - 1 where product_id = $1`, [id])
  expect((await t.call(countProductView, { body: { proId: id, visitor: 'same-visitor' } })).data.views).toBe(
    2,
  )
})
