import { afterAll, beforeAll, expect, test } from 'vitest'
import { getApplication, openContactPhone, withdrawApplication } from '@lqr/contract/applications/calls.ts'
import { getCertificationForReview, openContactPhoneForReview } from '@lqr/contract/certification/calls.ts'
import { revokeAuthorisation } from '@lqr/contract/credit/calls.ts'
import { getLeaseTask, openLeaseContactPhone } from '@lqr/contract/leasing/calls.ts'
import {
  type ApplicationWorld,
  makeApplicationWorld,
} from '../domains/applications/application-world.fixtures.ts'
import { makeAccount } from '../domains/identity/identity.fixtures.ts'
import { type LeaseWorld, makeLeaseWorld } from '../domains/leasing/lease-world.fixtures.ts'
import { makeTestApp, type TestApp } from './test-app.ts'

const WHOLE = '13900001234'
let t: TestApp
let banks: ApplicationWorld
let houses: LeaseWorld
let operator: { id: string; token: string }
let government: string

beforeAll(async () => {
  t = await makeTestApp()
  banks = await makeApplicationWorld(t)
  houses = await makeLeaseWorld(t)
  const account = await makeAccount(t.services.db, t.services, { sourceType: '1' })
  operator = { id: account.id, token: await t.signIn(account.id) }
  const official = await makeAccount(t.services.db, t.services, { sourceType: '2', regionCode: '620000' })
  government = await t.signIn(official.id)
})
afterAll(() => t.close())

const ofApplication = (id: string, token?: string) =>
  t.call(openContactPhone, { params: { id } }, token ? { token } : {})
const ofLease = (id: string, token?: string) =>
  t.call(openLeaseContactPhone, { params: { id } }, token ? { token } : {})
const ofEnterprise = (companyId: string, token?: string) =>
  t.call(openContactPhoneForReview, { params: { companyId } }, token ? { token } : {})

/** The openings of the number on that object: who, whose, on which ground. */
async function openings(entity: string, entityId: string) {
  const { rows } = await t.services.pool.query(
    `select actor_account_id::text who, detail ->> 'companyId' whose, detail ->> 'ground' ground, detail from audit_log
     where action = 'open-phone' and entity = $1 and entity_id = $2 order by id`,
    [entity, entityId],
  )
  return rows as { who: string; whose: string; ground: string; detail: object }[]
}

const task = async (state: 'SUBMITTED' | 'ACCEPTED' | 'DECLINED') =>
  (await houses.need([{ org: houses.lanzhou, state }])).responseIds[0] ?? ''

test('reading a case or a certification shows the number masked and leaves no opening', async () => {
  const { id } = await banks.application('ACCEPTED')
  const leaseId = await task('ACCEPTED')
  const shown = [
    await t.call(getApplication, { params: { id } }, banks.officer),
    await t.call(getLeaseTask, { params: { id: leaseId } }, houses.lanzhou.officer),
    await t.call(getCertificationForReview, { params: { companyId: banks.company.id } }, operator),
  ]
  for (const { data } of shown) {
    expect(data).toMatchObject({ contactPhone: '139****1234', opensPhone: true })
    expect(JSON.stringify(data)).not.toContain(WHOLE)
  }
  expect(await openings('product_application', id)).toEqual([])
  expect(await openings('lease_response', leaseId)).toEqual([])
})

test('an officer opens the number of an application: one row for each opening, with the authorisation it rests on', async () => {
  const { id } = await banks.application('ACCEPTED')
  const seen = await t.call(getApplication, { params: { id } }, banks.officer)
  expect((await ofApplication(id, banks.officer.token)).data).toEqual({ phone: WHOLE })
  const row = { who: banks.officer.id, whose: banks.company.id, ground: 'authorisation' }
  expect(await openings('product_application', id)).toMatchObject([
    { ...row, detail: { authorisationId: seen.data.authorisationId } },
  ])
  await ofApplication(id, banks.manager.token)
  expect(await openings('product_application', id)).toMatchObject([row, { ...row, who: banks.manager.id }])
  const { rows } = await t.services.pool.query(`select detail::text from audit_log`)
  expect(JSON.stringify(rows)).not.toContain(WHOLE)
})

test('without a live authorisation nobody opens it, and product staff never', async () => {
  const { id } = await banks.application('ACCEPTED')
  const { authorisationId } = (await t.call(getApplication, { params: { id } }, banks.owner)).data
  await t.call(revokeAuthorisation, { params: { id: authorisationId ?? '' } }, banks.owner)
  const withdrawn = await banks.application('ACCEPTED')
  await t.call(withdrawApplication, { params: { id: withdrawn.id }, body: {} }, banks.owner)
  for (const closed of [id, withdrawn.id]) {
    const answer = await ofApplication(closed, banks.officer.token)
    expect(answer).toMatchObject({ status: 403, error: { key: 'phones.closed' } })
  }
  const products = await banks.staff(banks.bank.id, ['financeProduct'])
  expect((await ofApplication(id, products.token)).status).toBe(403)
  expect(await openings('product_application', id)).toEqual([])
})

test('a leasing company opens it once it has taken the need up, and no longer after it declined', async () => {
  const id = await task('ACCEPTED')
  expect((await ofLease(id, houses.lanzhou.officer.token)).data).toEqual({ phone: WHOLE })
  expect(await openings('lease_response', id)).toMatchObject([
    { who: houses.lanzhou.officer.id, whose: houses.company.id, ground: 'acceptance' },
  ])
  for (const closed of [await task('SUBMITTED'), await task('DECLINED')]) {
    const answer = await ofLease(closed, houses.lanzhou.officer.token)
    expect(answer).toMatchObject({ status: 403, error: { key: 'phones.closed' } })
    expect(await openings('lease_response', closed)).toEqual([])
  }
})

test('an operator opens the number of an enterprise: one row', async () => {
  expect((await ofEnterprise(banks.company.id, operator.token)).data).toEqual({ phone: WHOLE })
  expect(await openings('enterprise', banks.company.id)).toMatchObject([
    { who: operator.id, whose: banks.company.id, ground: 'review' },
  ])
  expect((await ofEnterprise('999999', operator.token)).status).toBe(404)
})

test('another institution, another enterprise, a government and a stranger open none and leave no row', async () => {
  const { id } = await banks.application('ACCEPTED')
  const leaseId = await task('ACCEPTED')
  const { id: companyId } = banks.otherCompany
  const strangers: [string | undefined, number][] = [
    [undefined, 401],
    [banks.owner.token, 403],
    [banks.otherOwner.token, 403],
    [government, 403],
  ]
  for (const [token, status] of strangers) {
    expect((await ofApplication(id, token)).status).toBe(status)
    expect((await ofLease(leaseId, token)).status).toBe(status)
    expect((await ofEnterprise(companyId, token)).status).toBe(status)
  }
  expect((await ofApplication(id, banks.otherOfficer.token)).status).toBe(404)
  expect((await ofLease(leaseId, houses.tianshui.officer.token)).status).toBe(404)
  expect((await ofEnterprise(companyId, banks.officer.token)).status).toBe(403)
  for (const call of [ofApplication, ofLease]) expect((await call(id, operator.token)).status).toBe(403)
  expect(await openings('product_application', id)).toEqual([])
  expect(await openings('lease_response', leaseId)).toEqual([])
  expect(await openings('enterprise', companyId)).toEqual([])
})
