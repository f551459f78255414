import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptApplication } from '@lqr/contract/applications/calls.ts'
import { relistProduct, unlistProduct } from '@lqr/contract/products/maintenance-calls.ts'
import { getProduct, listProducts } from '@lqr/contract/products/product-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeApplication } from '../../applications/applications.fixtures.ts'
import { makeMaintenanceWorld, type MaintenanceWorld, TERMS } from '../maintenance-world.fixtures.ts'

let t: TestApp
let world: MaintenanceWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeMaintenanceWorld(t)
})
afterAll(() => t.close())

const unlist = (id: string, version: number, token: string) =>
  t.call(unlistProduct, { params: { id }, body: { version, reason: '产品升级，暂停受理' } }, { token })
const relist = (id: string, version: number, token: string) =>
  t.send(relistProduct, { params: { id }, body: { version } }, { token })

test('an unlisted product vanishes for the public, while open applications go on', async () => {
  const { id, version } = await world.listed({ name: '暂停受理贷' })
  const company = await makeEnterprise(t.services.db, t.services)
  const owner = await makeAccount(t.services.db, t.services, { sourceType: '7', companyId: company.id })
  const application = await makeApplication(t.services.db, t.services, {
    productId: id,
    company,
    applicantAccountId: owner.id,
  })
  const { data } = await unlist(id, version, world.maker.token)
  expect(data).toMatchObject({
    status: 'UNLISTED',
    unlistedBy: 'institution',
    openApplications: 1,
    can: { relist: true, unlist: false, update: true },
  })
  expect(data.history.at(-1)).toMatchObject({ action: 'unlist', note: '产品升级，暂停受理' })
  expect((await t.send(getProduct, { params: { id } })).status).toBe(404)
  expect((await t.call(listProducts, { body: { keyword: '暂停受理贷' } })).data.total).toBe(0)
  const accepted = await t.call(
    acceptApplication,
    { params: { id: application.id }, body: {} },
    { token: world.officer.token },
  )
  expect(accepted.data.status).toBe('ACCEPTED')
  const back = await relist(id, data.version, world.maker.token)
  expect(back).toMatchObject({ status: 200, data: { status: 'LISTED', unlistedBy: null } })
  expect((await t.call(getProduct, { params: { id } })).data.name).toBe('暂停受理贷')
})

test('what the platform took down only the platform puts back, and the institution is told why', async () => {
  const { id, version } = await world.listed()
  const { data } = await unlist(id, version, world.operator.token)
  expect(data).toMatchObject({ unlistedBy: 'platform', can: { relist: true } })
  const refused = await relist(id, data.version, world.maker.token)
  expect(refused).toMatchObject({ status: 409, data: { can: { relist: false, update: true } } })
  const told = await t.services.pool.query(
    `select body from message where account_id = $1 and kind = 'products.unlistProduct' and link = $2`,
    [world.maker.id, `/workbench/products/${id}`],
  )
  expect(told.rows).toEqual([{ body: expect.stringContaining('产品升级，暂停受理') }])
  expect((await relist(id, data.version, world.operator.token)).status).toBe(200)
})

test('a product that is taken down is called by its public name, not by that of a change nobody approved', async () => {
  const { id, version } = await world.changed({ name: '还没有审核的名称' })
  await unlist(id, version, world.operator.token)
  const told = await t.services.pool.query(
    `select body from message where account_id = $1 and kind = 'products.unlistProduct' and link = $2`,
    [world.maker.id, `/workbench/products/${id}`],
  )
  expect(told.rows).toEqual([{ body: expect.stringContaining(`产品“${TERMS.name}”已被平台下架`) }])
})

test('the platform does not put back what the institution took down, nor anybody what is listed', async () => {
  const { id, version } = await world.listed()
  expect((await relist(id, version, world.maker.token)).status).toBe(409)
  const { data } = await unlist(id, version, world.maker.token)
  expect((await relist(id, data.version, world.operator.token)).status).toBe(409)
  expect((await relist(id, data.version - 1, world.maker.token)).status).toBe(409)
})

test('taking down needs a reason and the product role of the institution', async () => {
  const { id, version } = await world.listed()
  const body = { version, reason: '' }
  expect(await t.send(unlistProduct, { params: { id }, body }, { token: world.maker.token })).toMatchObject({
    status: 422,
    error: { fields: { reason: '请输入下架原因' } },
  })
  const whole = { params: { id }, body: { version, reason: '测试原因' } }
  expect((await t.send(unlistProduct, whole)).status).toBe(401)
  expect((await t.send(unlistProduct, whole, { token: world.officer.token })).status).toBe(403)
  expect((await t.send(unlistProduct, whole, { token: world.otherMaker.token })).status).toBe(404)
  expect((await t.send(unlistProduct, whole, { token: world.branchMaker.token })).status).toBe(404)
})
