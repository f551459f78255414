import { afterAll, beforeAll, expect, test } from 'vitest'
import { getService } from '@lqr/contract/services/calls.ts'
import * as calls from '@lqr/contract/services/enquiry-calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { makeService } from './services.fixtures.ts'

let t: TestApp
let provider = { token: '', orgId: '' }
let rival = { token: '', orgId: '' }
let client = ''
let other = ''
let serviceId = ''

const CONTENT = '需要年度财务报表审计报告一份，用于贷款申请。'
const RATING = { quality: '5', time: '4', attitude: '5', price: '3', words: '报告清楚' } as const

async function agency() {
  const { db } = t.services
  const { id: orgId } = await makeOrganisation(db, { orgType: 'agency', orgCategory: 'accounting' })
  return { orgId, token: await t.signIn((await makeAccount(db, t.services, { sourceType: '4', orgId })).id) }
}

async function enterprise(certiFlg: 1 | 3 = 3) {
  const { id: companyId } = await makeEnterprise(t.services.db, t.services, { certiFlg })
  return t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '7', companyId })).id)
}

beforeAll(async () => {
  t = await makeTestApp()
  provider = await agency()
  rival = await agency()
  client = await enterprise()
  other = await enterprise()
  serviceId = await makeService(t.services.db, { orgId: provider.orgId, name: '询价审计' })
})
afterAll(() => t.close())

const ask = (token: string, over = {}) =>
  t.call(
    calls.submitEnquiry,
    { body: { serviceId, areaCode: '620102', content: CONTENT, wishedTime: '十二月底前', ...over } },
    { token },
  )
const quote = { quoteYuan: 5000, quoteNote: '含一份审计报告，15 个工作日交付' }

test('an enquiry is quoted, ordered, delivered and closed; only then its rating is public', async () => {
  const { id } = (await ask(client)).data
  const params = { id }
  const at = { token: provider.token }
  const of = { token: client }
  expect((await ask(client)).error?.key).toBe('services.enquiryUnderway')
  expect((await t.call(calls.quoteEnquiry, { params, body: quote }, at)).data.status).toBe('QUOTED')
  expect((await t.call(calls.closeEnquiry, { params, body: RATING }, of)).status).toBe(409)
  expect((await t.call(calls.orderEnquiry, { params, body: {} }, of)).data.status).toBe('ORDERED')
  expect((await t.call(calls.deliverEnquiry, { params, body: {} }, at)).data.status).toBe('DELIVERED')
  expect((await t.call(getService, { params: { id: serviceId } })).data.rating).toBeNull()
  expect((await t.call(calls.closeEnquiry, { params, body: RATING }, of)).data).toMatchObject(RATING)
  expect((await t.call(getService, { params: { id: serviceId } })).data.rating).toEqual({
    count: 1,
    quality: 5,
    time: 4,
    attitude: 5,
    price: 3,
  })
})

test('a provider declines with its reason, and an enterprise may withdraw and ask again', async () => {
  const { id } = (await ask(client)).data
  const declined = { declineCode: 'NO_CAPACITY', declineReason: '年底业务已排满' } as const
  const { data } = await t.call(calls.declineEnquiry, { params: { id }, body: declined }, provider)
  expect(data).toMatchObject({ status: 'DECLINED', ...declined })
  const again = (await ask(client)).data.id
  const withdrawn = await t.call(
    calls.withdrawEnquiry,
    { params: { id: again }, body: {} },
    { token: client },
  )
  expect(withdrawn.data.status).toBe('WITHDRAWN')
})

test('another enterprise, another provider and who is signed out reach nothing of it', async () => {
  const { id } = (await ask(other)).data
  for (const token of [client, rival.token]) {
    expect((await t.call(calls.getEnquiry, { params: { id } }, { token })).status).toBe(404)
    const { data } = await t.call(calls.listEnquiries, { body: {} }, { token })
    expect(data.list.some((row) => row.id === id)).toBe(false)
  }
  expect((await t.call(calls.quoteEnquiry, { params: { id }, body: quote }, rival)).status).toBe(404)
  expect((await t.call(calls.getEnquiry, { params: { id } })).status).toBe(401)
  expect((await ask(provider.token)).status).toBe(403)
})

test('who is not certified asks for nothing, and what is not public cannot be asked for', async () => {
  expect((await ask(await enterprise(1))).status).toBe(403)
  const lapsed = await makeService(t.services.db, { orgId: provider.orgId, qualificationTo: '2020-01-01' })
  expect((await ask(client, { serviceId: lapsed })).error?.key).toBe('services.notFound')
})
