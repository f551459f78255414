import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAuthorisations, revokeAuthorisation } from '@lqr/contract/credit/calls.ts'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { getOrganisation, listOrganisations } from '@lqr/contract/organisations/calls.ts'
import { mergeOrganisation, previewEnding } from '@lqr/contract/organisations/maintenance-calls.ts'
import {
  acceptApplication,
  applyForProduct,
  getApplication,
  listApplications,
} from '@lqr/contract/applications/calls.ts'
import { getProduct, listProducts } from '@lqr/contract/products/product-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { makeMaintainers } from '../maintenance-world.fixtures.ts'
import { makeOrganisation } from '../organisations.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let operator: string
let waiting: { id: string }
let loan: { id: string }
let over: { id: string }
let third: { id: string; name: string }

type Org = { id: string; name: string }
const merge = (a: Org, b: Org, products = 'keep') =>
  t.send(
    mergeOrganisation,
    { params: { id: a.id }, body: { intoId: b.id, products, confirmName: a.name, version: 1 } },
    { token: operator },
  )
const column = async (text: string, values: unknown[]) =>
  (await t.services.pool.query({ text, values, rowMode: 'array' })).rows.map(([value]) => value)

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
  operator = (await makeMaintainers(t, world.otherBank.id)).operator
  third = await makeOrganisation(t.services.db, { name: '关山示例银行' })
  waiting = await world.application('SUBMITTED', { productId: world.product.id })
  loan = await world.application('DISBURSED')
  over = await world.application('REJECTED')
  await world.application('CREDITED', { productId: world.otherProduct.id })
})
afterAll(() => t.close())

test('the preview counts what goes on and what stays, and the merger moves just that', async () => {
  const preview = await t.call(
    previewEnding,
    { params: { id: world.bank.id }, query: { intoId: world.otherBank.id } },
    { token: operator },
  )
  const counted = Object.fromEntries(
    preview.data.affairs
      .filter(({ moves, stays }) => moves + stays > 0)
      .map(({ kind, moves, stays }) => [kind, [moves, stays]]),
  )
  expect(counted).toEqual({
    products: [3, 0],
    openApplications: [2, 0],
    closedApplications: [0, 1],
    authorisations: [3, 0],
    accounts: [2, 0],
  })
  expect((await merge(world.bank, world.otherBank)).status).toBe(200)
  const orgs = await column('select org_id from product_application where id = any($1) order by id', [
    [waiting.id, loan.id, over.id],
  ])
  expect(orgs).toEqual([world.otherBank.id, world.otherBank.id, world.bank.id])
  expect(await column('select count(*)::int from product where org_id = $1', [world.bank.id])).toEqual([0])
})

test('the people of the old institution sign in again and then work for the new one on the old case', async () => {
  expect((await t.send(getUserInfo, {}, { token: world.officer.token })).status).toBe(401)
  const token = await t.signIn(world.officer.id)
  const pool = await t.call(listApplications, { body: {} }, { token })
  expect(pool.data.list.map(({ id }) => id)).toEqual(expect.arrayContaining([waiting.id, loan.id, over.id]))
  const accepted = await t.call(acceptApplication, { params: { id: waiting.id }, body: {} }, { token })
  expect(accepted.data).toMatchObject({ status: 'ACCEPTED', orgId: world.otherBank.id })
})

test('the timeline says who goes on; the state is what it was', async () => {
  const { data } = await t.call(getApplication, { params: { id: loan.id } }, { token: world.owner.token })
  expect(data).toMatchObject({ orgName: world.otherBank.name, status: 'DISBURSED' })
  expect(data.timeline.at(-1)).toMatchObject({
    action: 'succeed',
    fromStatus: 'DISBURSED',
    toStatus: 'DISBURSED',
    actorSide: 'platform',
  })
  expect(data.timeline.at(-1)?.note).toContain(`${world.bank.name}已并入${world.otherBank.name}`)
})

test('a case that was over is read under the old name with who goes on, by the enterprise and by the new house', async () => {
  const name = `原${world.bank.name}（已并入${world.otherBank.name}）`
  for (const token of [world.owner.token, world.otherOfficer.token]) {
    const { data } = await t.call(getApplication, { params: { id: over.id } }, { token })
    expect(data).toMatchObject({ orgId: world.bank.id, orgName: name, status: 'REJECTED' })
  }
})

test('the enterprise is told the name and contact of who goes on, for each case and for its consents', async () => {
  const bodies = await column(
    `select body from message where account_id = $1 and kind in ('products.succeed', 'credit.succeeded') order by kind, id`,
    [world.owner.id],
  )
  expect(bodies).toHaveLength(3)
  for (const body of bodies) {
    expect(body).toContain(world.otherBank.name)
    expect(body).toContain('0931-0000000')
  }
})

test('a consent keeps naming whom it was given to, shows who goes on, and can be revoked', async () => {
  const { data } = await t.call(listAuthorisations, { body: {} }, { token: world.owner.token })
  const passed = data.list.filter(({ granteeOrgId }) => granteeOrgId === world.bank.id)
  expect(passed).toHaveLength(3)
  expect(passed[0]).toMatchObject({
    granteeOrgName: `原${world.bank.name}（已并入${world.otherBank.name}）`,
    successor: { orgId: world.otherBank.id, name: world.otherBank.name, phone: '0931-0000000' },
    can: { revoke: true },
  })
  const id = passed[0]?.id ?? ''
  const revoked = await t.call(
    revokeAuthorisation,
    { params: { id }, body: {} },
    { token: world.owner.token },
  )
  expect(revoked.data.status).toBe('REVOKED')
  const told = await column(
    `select count(*)::int from message where kind = 'credit.revoked' and account_id = $1`,
    [world.otherOfficer.id],
  )
  expect(told).toEqual([1])
})

test('the old page leads on with its own record; the new one counts both and names its predecessor', async () => {
  const old = await t.call(getOrganisation, { params: { id: world.bank.id } })
  expect(old).toMatchObject({
    status: 200,
    data: {
      name: world.bank.name,
      productsCount: 0,
      mergedInto: { id: world.otherBank.id, name: world.otherBank.name, phone: '0931-0000000' },
      record: { received: 3, granted: 1, refused: 1 },
    },
  })
  const current = await t.call(getOrganisation, { params: { id: world.otherBank.id } })
  expect(current.data).toMatchObject({
    mergedInto: null,
    record: { received: 4, granted: 2, refused: 1 },
    predecessors: [{ id: world.bank.id, name: world.bank.name }],
  })
})

test('no list shows the old one as current; its products go on under the new one and are found by its name', async () => {
  const listed = await t.call(listOrganisations, { body: { keyword: world.bank.name } })
  expect(listed.data.total).toBe(0)
  const found = await t.call(listProducts, { body: { keyword: world.otherBank.name, pageSize: 50 } })
  expect(found.data.list.map(({ id }) => id)).toContain(world.product.id)
  const product = await t.call(getProduct, { params: { id: world.product.id } })
  expect(product.data).toMatchObject({ orgId: world.otherBank.id, orgName: world.otherBank.name })
})

test('a second merger leads the first one on to the end of the chain, products unlisted when asked', async () => {
  const { id } = await makeProduct(t.services.db, world.otherBank)
  expect((await merge(world.otherBank, third, 'unlist')).status).toBe(200)
  const first = await t.call(getOrganisation, { params: { id: world.bank.id } })
  expect(first.data.mergedInto).toMatchObject({ id: third.id, name: third.name })
  expect(first.data.record).toMatchObject({ received: 3, granted: 1, refused: 1 })
  const last = await t.call(getOrganisation, { params: { id: third.id } })
  expect(last.data.predecessors.map((former) => former.id).sort()).toEqual(
    [world.bank.id, world.otherBank.id].sort(),
  )
  expect(last.data.record).toMatchObject({ received: 4, granted: 2, refused: 1 })
  expect(await column('select status from product where id = $1', [id])).toEqual(['UNLISTED'])
  const read = await t.call(getApplication, { params: { id: over.id } }, { token: world.owner.token })
  expect(read.data.orgName).toBe(`原${world.bank.name}（已并入${third.name}）`)
})

test('an application that comes in while the merger runs is refused, never stranded with the old house', async () => {
  const bank = await makeOrganisation(t.services.db)
  const { id: proId } = await makeProduct(t.services.db, bank)
  const client = await t.services.pool.connect()
  await client.query('begin')
  await client.query('select id from organisation where id = $1 for update', [bank.id])
  const sent = t.send(
    applyForProduct,
    {
      body: {
        proId,
        amountYuan: 500_000,
        termMonths: 12,
        guaranteeMode: 'credit',
        purpose: '采购原材料',
        contactName: '示例联系人',
        contactPhone: '13900001234',
        fileIds: [],
        consent: true,
      },
    },
    { token: world.owner.token },
  )
  await client.query(
    `update organisation set status = 'merged', merged_into_id = $2, ended_at = now() where id = $1`,
    [bank.id, third.id],
  )
  await client.query('commit')
  client.release()
  expect((await sent).status).toBe(404)
})

test('every case belongs to one institution and the figures by institution still add up', async () => {
  const faults = await column(
    `select key from (select measure, region_code, key, cases, total from case_figures
       union all select measure, region_code, key, -cases, -total from case_tally
       union all select measure, region_code, key, -cases, -total from case_tally_change) d
     group by measure, region_code, key having sum(cases) <> 0 or sum(total) <> 0`,
    [],
  )
  expect(faults).toEqual([])
  const cases = await column('select count(*)::int from product_application', [])
  const byOrganisation = await column(
    `select count(*)::int from product_application a join organisation o on o.id = a.org_id`,
    [],
  )
  expect(byOrganisation).toEqual(cases)
})
