import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import {
  copyProduct,
  createProductDraft,
  deleteProductDraft,
  getMaintainedProduct,
  relistProduct,
  reviewProduct,
  submitProduct,
  unlistProduct,
  updateProductDraft,
} from '@lqr/contract/products/maintenance-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeMaintenanceWorld, type MaintenanceWorld, TERMS } from '../maintenance-world.fixtures.ts'

let t: TestApp
let world: MaintenanceWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeMaintenanceWorld(t)
})
afterAll(() => t.close())

const close = () =>
  t.send(
    closeOrganisation,
    { params: { id: world.branch.id }, body: { confirmName: world.branch.name, version: 1 } },
    { token: world.operator.token },
  )
const read = async (id: string, token: string) =>
  (await t.call(getMaintainedProduct, { params: { id } }, { token })).data

/** A draft of the branch, written by the house above it. */
async function ofBranch() {
  const body = { orgId: world.branch.id, terms: { ...TERMS, areaCodes: ['620500'] } }
  return (await t.call(createProductDraft, { body }, { token: world.maker.token })).data
}

test('a product that waits for its review stands against closing; what a closed branch offered is history', async () => {
  const by = { token: world.maker.token }
  const draft = await ofBranch()
  const { id } = await ofBranch()
  const params = { id }
  const submitted = await t.call(submitProduct, { params, body: { version: 1 } }, by)
  expect(await close()).toMatchObject({ status: 409, error: { key: 'organisations.stillBusy' } })
  const decision = { version: submitted.data.version, decision: 'approve' } as const
  const listed = await t.call(reviewProduct, { params, body: decision }, { token: world.operator.token })
  expect((await close()).status).toBe(409)
  const taken = { version: listed.data.version, reason: '网点撤并' }
  const { version } = (await t.call(unlistProduct, { params, body: taken }, by)).data
  expect((await close()).status).toBe(200)

  const product = await read(id, by.token)
  expect(product).toMatchObject({
    isOrgEnded: true,
    live: { name: TERMS.name },
    can: { update: false, submit: false, copy: false, relist: false },
  })
  const refused = { status: 409, error: { key: 'productMaintenance.orgEnded' } }
  expect(await t.send(relistProduct, { params, body: { version } }, by)).toMatchObject(refused)
  const change = { version, terms: TERMS }
  expect(await t.send(updateProductDraft, { params, body: change }, by)).toMatchObject(refused)
  expect(await t.send(copyProduct, { params }, by)).toMatchObject(refused)
  const late = { params: { id: draft.id }, body: { version: draft.version } }
  expect(await t.send(submitProduct, late, by)).toMatchObject(refused)
  expect((await read(draft.id, by.token)).can).toMatchObject({ delete: true, update: false })
  const away = { params: { id: draft.id }, query: { version: String(draft.version) } }
  expect((await t.send(deleteProductDraft, away, by)).status).toBe(200)
})
