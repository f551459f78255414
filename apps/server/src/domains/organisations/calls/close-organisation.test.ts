import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { closeOrganisation, previewEnding } from '@lqr/contract/organisations/maintenance-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { makeMaintainers } from '../maintenance-world.fixtures.ts'
import { makeOrganisation } from '../organisations.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let token: { operator: string; officer: string }

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
  token = await makeMaintainers(t, world.bank.id)
})
afterAll(() => t.close())

const close = (org: { id: string; name: string }, body: object = {}, as = token.operator) =>
  t.send(
    closeOrganisation,
    { params: { id: org.id }, body: { confirmName: org.name, version: 1, ...body } },
    { token: as },
  )

test('an institution with products, branches and open cases stays, and what stands in the way is named', async () => {
  await makeOrganisation(t.services.db, { parentId: world.bank.id })
  await world.application('SUBMITTED')
  await world.application('DISBURSED')
  await world.application('REJECTED')
  const preview = await t.call(previewEnding, { params: { id: world.bank.id } }, { token: token.operator })
  expect(preview.data).toMatchObject({ mayClose: false, obstacle: null })
  const refused = await close(world.bank)
  expect(refused).toMatchObject({ status: 409, error: { key: 'organisations.stillBusy' } })
  expect(refused.msg).toContain('下级机构 1 家、产品 4 个、在办申请与存续贷款 2 笔')
})

test('one without business is closed; its people are signed out and cannot return, its consents end', async () => {
  const org = await makeOrganisation(t.services.db)
  const product = await makeProduct(t.services.db, org)
  await world.application('REJECTED', { productId: product.id })
  await t.services.pool.query(`update product set status = 'UNLISTED' where id = $1`, [product.id])
  const clerk = await world.staff(org.id, ['financeOfficer'])
  const preview = await t.call(previewEnding, { params: { id: org.id } }, { token: token.operator })
  expect(preview.data.mayClose).toBe(true)
  expect(await close(org)).toMatchObject({ status: 200, data: { status: 'closed', can: { edit: false } } })
  expect((await t.send(getUserInfo, {}, { token: clerk.token })).status).toBe(401)
  const { rows } = await t.services.pool.query(
    `select a.status account, c.status consent from account a, credit_authorisation c
     where a.id = $1 and c.grantee_org_id = $2`,
    [clerk.id, org.id],
  )
  expect(rows).toEqual([{ account: 'disabled', consent: 'REVOKED' }])
  expect((await close(org, { version: 2 })).error?.key).toBe('organisations.notActive')
})

test('the name must be typed as it is, the version be the current one, the person be of the back office', async () => {
  const org = await makeOrganisation(t.services.db)
  expect((await close(org, { confirmName: '别的名称' })).error?.fields).toHaveProperty('confirmName')
  expect((await close(org, { version: 3 })).status).toBe(409)
  expect((await close(org, {}, token.officer)).status).toBe(403)
  expect((await t.send(closeOrganisation, { params: { id: org.id }, body: {} })).status).toBe(401)
  expect((await close({ id: '999999', name: '无' })).status).toBe(404)
})
