import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyForProduct, getApplication, transferApplication } from '@lqr/contract/applications/calls.ts'
import { revokeAuthorisation } from '@lqr/contract/credit/calls.ts'
import { deleteValuation } from '@lqr/contract/valuations/calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeProduct } from '../products/products.fixtures.ts'
import { makeValuation } from '../valuations/valuations.fixtures.ts'
import { type ApplicationWorld, makeApplicationWorld } from './application-world.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let now = new Date('2026-11-20T10:00:00+08:00')
beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

const ADDRESS = '示例大道 8 号'
const product = (org = world.bank) =>
  makeProduct(t.services.db, org, { guaranteeModes: ['mortgage', 'credit'] })
const value = (over: object = {}) =>
  makeValuation(t.services.db, { companyId: world.company.id, address: ADDRESS, ...over })
async function apply(over: object) {
  const body = {
    proId: (await product()).id,
    amountYuan: 500_000,
    termMonths: 12,
    guaranteeMode: 'mortgage' as const,
    purpose: '采购原材料',
    contactName: '示例联系人',
    contactPhone: '13900001234',
    fileIds: [] as string[],
    consent: true as const,
    ...over,
  }
  return t.call(applyForProduct, { body }, world.owner)
}
const seen = async (id: string, by = world.officer) =>
  (await t.call(getApplication, { params: { id } }, by)).data

test('the officer sees the valuation as it was chosen, also when it is deleted or runs out later', async () => {
  const valuationId = await value()
  const { data } = await apply({ valuationId })
  const first = await seen(data.id)
  expect(first.valuation).toMatchObject({ address: ADDRESS, asOf: '2026-11-20', isExpired: false })
  expect(first.valuation?.disclaimer).toContain('不是估价报告')
  expect(first.valuation?.cases).toHaveLength(3)
  await t.call(deleteValuation, { params: { id: valuationId } }, world.owner)
  expect((await seen(data.id)).valuation).toEqual(first.valuation)
  now = new Date('2027-02-19T10:00:00+08:00')
  const later = await seen(data.id, world.owner)
  expect(later.valuation).toMatchObject({ validTo: '2027-02-18', isExpired: true })
  now = new Date('2026-11-20T10:00:00+08:00')
})

test('without one there is none, and one is chosen for a mortgage alone', async () => {
  const { data } = await apply({})
  expect((await seen(data.id)).valuation).toBeNull()
  expect((await apply({ guaranteeMode: 'credit', valuationId: await value() })).error).toMatchObject({
    key: 'valuations.notAttachable',
    fields: { valuationId: '只有担保方式为抵押时才能附上房产估值' },
  })
})

test('one that is out of date, of another enterprise or gone is refused at the field', async () => {
  const expired = await value({ asOf: '2026-08-21' })
  expect((await apply({ valuationId: expired })).error).toMatchObject({
    key: 'valuations.expired',
    fields: { valuationId: '这条房产估值已过有效期，请重新估价' },
  })
  const foreign = await value({ companyId: world.otherCompany.id })
  for (const valuationId of [foreign, '99999999']) {
    expect((await apply({ valuationId })).error?.key).toBe('valuations.valuationNotFound')
  }
})

test('it goes on with a transfer, and is closed with the authorisation', async () => {
  const { data } = await apply({ valuationId: await value() })
  const body = { proId: (await product(world.otherBank)).id, consent: true as const }
  const moved = await t.call(transferApplication, { params: { id: data.id }, body }, world.owner)
  const { id } = moved.data
  const { valuation, authorisationId } = await seen(id, world.otherOfficer)
  expect(valuation?.address).toBe(ADDRESS)
  await t.call(revokeAuthorisation, { params: { id: authorisationId ?? '' }, body: {} }, world.owner)
  expect((await seen(id, world.otherOfficer)).valuation).toBeNull()
  expect((await seen(id, world.owner)).valuation?.address).toBe(ADDRESS)
})
