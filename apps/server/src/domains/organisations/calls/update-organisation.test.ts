import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { makeMaintainers } from '../maintenance-world.fixtures.ts'
import { makeOrganisation } from '../organisations.fixtures.ts'

let t: TestApp
let token: { operator: string; officer: string }
let bank: { id: string; name: string }

beforeAll(async () => {
  t = await makeTestApp()
  bank = await makeOrganisation(t.services.db, { name: '渭源示例银行' })
  token = await makeMaintainers(t, bank.id)
})
afterAll(() => t.close())

const form = { name: '渭源示例银行', shortName: '渭源银行', orgCategory: 'ruralBank', regionCode: '621100' }
const update = (body: object, id = bank.id, as = token.operator) =>
  t.send(updateOrganisation, { params: { id }, body: { ...form, version: 1, ...body } }, { token: as })

test('products are found by the new name of their institution and no longer by the old one', async () => {
  const { id } = await makeProduct(t.services.db, bank)
  const found = async (keyword: string) => {
    const { list, isPartial } = (await t.call(listProducts, { body: { keyword } })).data
    return isPartial ? [] : list.map((product) => product.id)
  }
  expect(await found('渭源示例银行')).toEqual([id])
  const changed = await update({ name: '渭源示例农商银行', phone: '0932-0000000', intro: '示例简介' })
  expect(changed).toMatchObject({
    status: 200,
    data: { name: '渭源示例农商银行', version: 2, phone: '0932-0000000' },
  })
  expect(await found('渭源示例农商银行')).toEqual([id])
  expect(await found('渭源示例银行')).toEqual([])
})

test('whoever was slower is shown the organisation as it is now, and nothing is lost', async () => {
  const stale = await update({ name: '迟到的名称' })
  expect(stale).toMatchObject({ status: 409, data: { name: '渭源示例农商银行', version: 2 } })
})

test('a guarantee company is none any more only once nobody holds the roles that it gives', async () => {
  const { db } = t.services
  const house = await makeOrganisation(db, { orgType: 'agency', orgCategory: 'guarantee' })
  const staff = await makeAccount(db, t.services, {
    sourceType: '4',
    orgId: house.id,
    roles: ['agency', 'financeOfficer'],
  })
  const change = () => update({ name: house.name, orgCategory: 'law' }, house.id)
  const refused = await change()
  expect(refused).toMatchObject({ status: 409, error: { key: 'organisations.rolesStillHeld' } })
  expect(refused.error?.fields).toHaveProperty('orgCategory')
  await t.services.pool.query(`delete from account_role where account_id = $1 and role = 'financeOfficer'`, [
    staff.id,
  ])
  expect(await change()).toMatchObject({ status: 200, data: { orgCategory: 'law' } })
})

test('a government body leaves its region only once nobody of it answers for more', async () => {
  const { db } = t.services
  const body = await makeOrganisation(db, {
    orgType: 'government',
    orgCategory: 'otherOffice',
    regionCode: '620100',
  })
  const viewer = await makeAccount(db, t.services, { sourceType: '2', orgId: body.id, regionCode: '620102' })
  const change = (regionCode: string) =>
    update({ name: body.name, orgCategory: 'otherOffice', regionCode }, body.id)
  const refused = await change('620500')
  expect(refused).toMatchObject({ status: 409, error: { key: 'organisations.regionsStillHeld' } })
  expect(refused.error?.fields).toHaveProperty('regionCode')
  await t.services.pool.query(`update account set region_code = '620502' where id = $1`, [viewer.id])
  expect(await change('620500')).toMatchObject({ status: 200, data: { regionCode: '620500' } })
})

test('one that has ended is history, one that never was is not there', async () => {
  const closed = await makeOrganisation(t.services.db)
  await t.services.pool.query(`update organisation set status = 'closed' where id = $1`, [closed.id])
  expect(await update({}, closed.id)).toMatchObject({
    status: 409,
    error: { key: 'organisations.notActive' },
  })
  expect((await update({}, '999999')).status).toBe(404)
})

test('only the back office changes organisations', async () => {
  expect((await update({}, bank.id, token.officer)).status).toBe(403)
  expect((await t.send(updateOrganisation, { params: { id: bank.id }, body: form })).status).toBe(401)
  expect((await update({ regionCode: '110000' })).error?.fields).toHaveProperty('regionCode')
})
