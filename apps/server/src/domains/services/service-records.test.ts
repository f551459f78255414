import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrgCategoryCode } from '@lqr/contract/reference/org-types.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { getService } from '@lqr/contract/services/calls.ts'
import {
  createService,
  listServiceRecords,
  listServiceVersions,
  setServiceStatus,
  updateService,
} from '@lqr/contract/services/record-calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { makeService, serviceFields } from './services.fixtures.ts'

let t: TestApp
let provider = { token: '', orgId: '', accountId: '' }
let rival = { token: '', orgId: '', accountId: '' }
let operator = ''
let operatorId = ''
let bank = ''

async function agencyOf(orgCategory: OrgCategoryCode) {
  const { db } = t.services
  const { id: orgId } = await makeOrganisation(db, { orgType: 'agency', orgCategory })
  const { id: accountId } = await makeAccount(db, t.services, { sourceType: '4', orgId })
  return { orgId, accountId, token: await t.signIn(accountId) }
}

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  provider = await agencyOf('accounting')
  rival = await agencyOf('law')
  operatorId = (await makeAccount(db, t.services, { sourceType: '1' })).id
  operator = await t.signIn(operatorId)
  const { id: orgId } = await makeOrganisation(db)
  bank = await t.signIn((await makeAccount(db, t.services, { sourceType: '3', orgId })).id)
})
afterAll(() => t.close())

const move = (id: string, action: PublicationAction, version: number, token: string, reason?: string) =>
  t.call(
    setServiceStatus,
    { params: { id }, body: { action, version, ...(reason && { reason }) } },
    { token },
  )
const create = (typed = {}, { token }: { token: string } = provider) =>
  t.call(createService, { body: serviceFields(typed) }, { token })

test('a provider drafts and submits, an operator approves; a change is public only when it is approved', async () => {
  const { id } = (await create({ name: '首版审计' })).data
  expect((await move(id, 'submit', 1, provider.token)).data.status).toBe('REVIEW')
  expect((await move(id, 'approve', 2, provider.token)).status).toBe(403)
  expect((await move(id, 'approve', 2, operator)).data.status).toBe('PUBLISHED')
  const changed = { ...serviceFields({ name: '二版审计' }), version: 3 }
  await t.call(updateService, { params: { id }, body: changed }, { token: provider.token })
  expect((await t.call(getService, { params: { id } })).data.name).toBe('首版审计')
  expect((await move(id, 'submit', 4, provider.token)).data.changeStatus).toBe('REVIEW')
  const { data } = await t.call(listServiceRecords, { body: { status: 'REVIEW' } }, { token: operator })
  expect(data.list.find((row) => row.id === id)?.change).toMatchObject({ name: '二版审计' })
  expect((await move(id, 'approve', 5, operator)).data.name).toBe('二版审计')
  const versions = await t.call(listServiceVersions, { params: { id } }, { token: provider.token })
  expect(versions.data.map(({ number }) => number)).toEqual([2, 1])
  expect((await move(id, 'unlist', 6, operator)).data.status).toBe('OFFLINE')
  expect((await t.call(getService, { params: { id } })).status).toBe(404)
})

test('operators are told of a service to review, its provider that it was returned, and nobody else', async () => {
  const { id } = (await create({ name: '通知审计' })).data
  await move(id, 'submit', 1, provider.token)
  await move(id, 'return', 2, operator, '收费写明税费')
  const { rows } = await t.services.pool.query(
    `select account_id::text "accountId", kind, link from message where body like '%“通知审计”%' order by id`,
  )
  expect(rows).toEqual([
    { accountId: operatorId, kind: 'services.submitRecord', link: '/zones/services' },
    { accountId: provider.accountId, kind: 'services.returnRecord', link: '/workbench/services' },
  ])
})

test('a returned service tells its provider why, and nobody else sees a draft', async () => {
  const { id } = (await create({ name: '退回审计' })).data
  const seen = async (token: string) =>
    (await t.call(listServiceRecords, { body: {} }, { token })).data.list.some((row) => row.id === id)
  expect([await seen(provider.token), await seen(rival.token), await seen(operator)]).toEqual([
    true,
    false,
    false,
  ])
  await move(id, 'submit', 1, provider.token)
  expect((await move(id, 'return', 2, operator, '收费写明税费')).data.returnReason).toBe('收费写明税费')
  expect((await create({}, rival)).status).toBe(422)
})

test('another provider, a bank and who is signed out reach nothing of it', async () => {
  const id = await makeService(t.services.db, { orgId: provider.orgId })
  const body = { ...serviceFields(), version: 1 }
  for (const token of [rival.token, bank]) {
    expect((await t.call(updateService, { params: { id }, body }, { token })).status).toBe(404)
    expect((await move(id, 'submit', 1, token)).status).toBe(404)
  }
  expect((await create({}, { token: bank })).error?.key).toBe('services.notProvider')
  expect((await t.call(createService, { body: serviceFields() }, { token: operator })).status).toBe(403)
  expect((await t.call(createService, { body: serviceFields() })).status).toBe(401)
})

test.each([
  ['category', { category: 'law' }],
  ['qualificationNo', { qualificationNo: null }],
  ['qualificationTo', { qualificationTo: '2020-01-01' }],
  ['conflictNote', { conflicts: 'declared' }],
  ['priceLines', { priceLines: ['审计报告 8000'] }],
  ['name', { name: '企业助 贷服务' }],
])('what does not hold is said at %s and nothing is kept', async (field, typed) => {
  const refused = await create(typed)
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.error?.fields ?? {})).toEqual([field])
})

test('nobody submits or brings back a service whose qualification has lapsed', async () => {
  const lapsed = { orgId: provider.orgId, qualificationTo: '2020-01-01' }
  const draft = await makeService(t.services.db, { ...lapsed, status: 'DRAFT' })
  expect((await move(draft, 'submit', 1, provider.token)).error?.key).toBe('services.lapsed')
  const { data } = await t.call(listServiceRecords, { body: {} }, { token: provider.token })
  expect(data.list.find(({ id }) => id === draft)?.isLapsed).toBe(true)
})
