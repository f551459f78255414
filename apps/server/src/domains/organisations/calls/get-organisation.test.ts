import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOrganisation } from '@lqr/contract/organisations/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { makeOrganisation } from '../organisations.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let branch: { id: string; name: string }

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
  const { db } = t.services
  await makeOrganisation(db, { name: '示例天水分行', parentId: world.bank.id, regionCode: '620500' })
  branch = await makeOrganisation(db, { name: '示例酒泉分行', parentId: world.bank.id, regionCode: '620900' })
})
afterAll(() => t.close())

const show = (id: string, cityCode?: string) =>
  t.call(getOrganisation, { params: { id } }, cityCode ? { cityCode } : {})

test('a detail names all branches, those of the viewer’s site first', async () => {
  const names = async (cityCode: string) =>
    (await show(world.bank.id, cityCode)).data.branches.map((item) => item.name)
  expect(await names('620000')).toEqual(['示例天水分行', '示例酒泉分行'])
  expect(await names('620902')).toEqual(['示例天水分行', '示例酒泉分行'])
  expect(await names('620900')).toEqual(['示例酒泉分行', '示例天水分行'])
})

test('a branch names the house above it', async () => {
  const { data } = await show(branch.id)
  expect(data).toMatchObject({ parentId: world.bank.id, parentName: world.bank.name, level: 2, branches: [] })
})

test('an institution without cases has an empty record, not an invented one', async () => {
  const { data } = await show(branch.id)
  expect(data.record).toEqual({
    received: 0,
    acceptedInTime: 0,
    granted: 0,
    refused: 0,
    medianDecisionDays: null,
    beyondTerms: 0,
  })
})

test('the published record counts exactly the cases of the house and its branches', async () => {
  const { id: ofBranch } = await makeProduct(t.services.db, branch)
  await world.application('SUBMITTED')
  await world.application('DISBURSED', { productId: ofBranch })
  await world.application('CREDITED')
  await world.application('REJECTED', { pace: 3 })
  await world.application('CREDITED', { productId: world.otherProduct.id })
  const { data } = await show(world.bank.id)
  expect(data.record).toMatchObject({ received: 4, acceptedInTime: 3, granted: 2, refused: 1 })
  expect(data.record.medianDecisionDays).toBeCloseTo(7, 0)
  expect((await show(branch.id)).data.record).toMatchObject({ received: 1, granted: 1, refused: 0 })
  expect((await show(world.otherBank.id)).data.record).toMatchObject({ received: 1, granted: 1 })
})

test('products are counted as the list filtered by the institution shows them', async () => {
  const { data } = await show(branch.id)
  const { rows } = await t.services.pool.query(
    `select count(*)::int n from product where status = 'LISTED' and org_id = any($1)`,
    [[branch.id, world.bank.id]],
  )
  expect(data.productsCount).toBe(rows[0].n)
})

test('a closed institution and one that never was are not there, alike', async () => {
  const closed = await makeOrganisation(t.services.db)
  await t.services.pool.query(`update organisation set status = 'closed' where id = $1`, [closed.id])
  for (const id of [closed.id, '999999']) {
    expect(await show(id)).toMatchObject({ status: 404, msg: '机构不存在或已停用' })
  }
  expect((await t.send(getOrganisation, { params: { id: '-1' } })).status).toBe(422)
})
