import { afterAll, beforeAll, expect, test } from 'vitest'
import { countMaintainedProducts, listMaintainedProducts } from '@lqr/contract/products/maintenance-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeMaintenanceWorld, type MaintenanceWorld } from '../maintenance-world.fixtures.ts'
import { makeProduct } from '../products.fixtures.ts'

let t: TestApp
let world: MaintenanceWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeMaintenanceWorld(t)
  await world.draft({ name: '草稿一号' })
  await world.submitted({ name: '待审一号' })
  await world.listed({ name: '上架一号' })
  await world.changed({ name: '变更中的新名称' })
  await makeProduct(t.services.db, world.branch, { name: '分行产品' })
  await makeProduct(t.services.db, world.otherBank, { name: '别家产品' })
})
afterAll(() => t.close())

type Body = Parameters<typeof t.call<typeof listMaintainedProducts>>[1]['body']
const names = async (body: Body, token = world.maker.token) =>
  (await t.call(listMaintainedProducts, { body }, { token })).data.list.map(({ name }) => name)

test("an institution lists its own house's products in every state, the last touched first", async () => {
  const { data } = await t.call(listMaintainedProducts, { body: {} }, { token: world.maker.token })
  expect(new Set(data.list.map(({ name }) => name))).toEqual(
    new Set(['分行产品', '黄河经营快贷', '上架一号', '待审一号', '草稿一号']),
  )
  expect(data.list.find(({ name }) => name === '草稿一号')).toMatchObject({
    status: 'DRAFT',
    changeStatus: null,
    category: 'workingCapital',
    amountMaxYuan: 3_000_000,
    rateMin: 3.45,
  })
  expect(data.total).toBe(5)
  expect(await names({}, world.officer.token)).toHaveLength(5)
  expect(await names({}, world.branchMaker.token)).toEqual(['分行产品'])
  expect(await names({}, world.otherMaker.token)).toEqual(['别家产品'])
})

test('a state also finds the listed products whose change is in it, the longest waiting first', async () => {
  expect(await names({ status: 'SUBMITTED', sort: 'waiting' })).toEqual(['待审一号', '黄河经营快贷'])
  expect(await names({ status: 'DRAFT' })).toEqual(['草稿一号'])
})

test('keywords are found in the name, the name it is to get and the institution', async () => {
  expect(await names({ keyword: '变更中' })).toEqual(['黄河经营快贷'])
  expect(await names({ keyword: '天水分行' })).toEqual(['分行产品'])
  expect(await names({ keyword: '%' })).toEqual([])
  expect(await names({ orgId: world.branch.id })).toEqual(['分行产品'])
})

test('the counts of the states belong to the list', async () => {
  const { data } = await t.call(countMaintainedProducts, { body: {} }, { token: world.maker.token })
  expect(data).toEqual({
    total: 5,
    states: [
      { code: 'DRAFT', count: 1 },
      { code: 'SUBMITTED', count: 2 },
      { code: 'LISTED', count: 3 },
      { code: 'RETURNED', count: 0 },
      { code: 'UNLISTED', count: 0 },
    ],
  })
})

test('operators list everything, outsiders nothing', async () => {
  expect(await names({}, world.operator.token)).toEqual(expect.arrayContaining(['别家产品', '草稿一号']))
  expect((await t.send(listMaintainedProducts, { body: {} })).status).toBe(401)
  expect(
    (await t.send(listMaintainedProducts, { body: { status: 'GONE' } }, { token: world.maker.token })).status,
  ).toBe(422)
})
