import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAccount } from '@lqr/contract/identity/personal-data-calls.ts'
import { getService } from '@lqr/contract/services/calls.ts'
import * as calls from '@lqr/contract/services/enquiry-calls.ts'
import { setTimeLimit } from '@lqr/contract/tasks/time-limit-calls.ts'
import { expireCases } from '../../cases/expire-cases.ts'
import { remindCases } from '../../cases/remind-cases.ts'
import { makeSignInAccount, PASSWORD } from '../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { makeCalendarWorld } from '../reference/calendar/calendar-world.fixtures.ts'
import { serviceEnquiryKind } from './enquiry-kind.ts'
import { makeService } from './services.fixtures.ts'

let t: TestApp
let provider = { token: '', orgId: '' }
let rival = { token: '', orgId: '' }
let client = ''
let other = ''
let serviceId = ''
const START = new Date('2026-11-20T10:00:00+08:00')
let now = START

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
  t = await makeTestApp({ now: () => now })
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

const END = { endReason: '双方未能就时间达成一致' }

async function ordered({ isDelivered = false, token = client, of = serviceId } = {}) {
  const { id } = (await ask(token, { serviceId: of })).data
  const params = { id }
  await t.call(calls.quoteEnquiry, { params, body: quote }, provider)
  await t.call(calls.orderEnquiry, { params, body: {} }, { token })
  if (isDelivered) await t.call(calls.deliverEnquiry, { params, body: {} }, provider)
  return id
}

const told = async (id: string, kind: string) =>
  (
    await t.services.pool.query<{ link: string; body: string }>(
      `select link, body from message where link like $1 and kind = $2 order by link`,
      [`%/enquiries/${id}`, `services.${kind}`],
    )
  ).rows

test('what was ordered ends by either side with a reason that the other reads; then it can be asked for anew', async () => {
  const left = await ordered()
  const stepOut = (token: string, body = END) =>
    t.call(calls.stepOutOfEnquiry, { params: { id: left }, body }, { token })
  expect((await stepOut(provider.token, { endReason: '短' })).status).toBe(422)
  expect((await stepOut(rival.token)).status).toBe(404)
  expect((await stepOut(client)).status).toBe(403)
  const { data } = await stepOut(provider.token)
  expect(data).toMatchObject({ status: 'ENDED', ...END, can: { deliver: false, stepOut: false } })
  expect(data.timeline.at(-1)).toMatchObject({ action: 'stepOut', note: END.endReason })
  expect(await told(left, 'stepOut')).toMatchObject([
    { link: `/personal/enquiries/${left}`, body: expect.stringContaining(END.endReason) },
  ])

  const ended = await ordered({ isDelivered: true })
  const params = { id: ended }
  expect((await t.call(calls.stepOutOfEnquiry, { params, body: END }, provider)).status).toBe(409)
  const cancel = (token: string) => t.call(calls.cancelEnquiry, { params, body: END }, { token })
  expect((await cancel(other)).status).toBe(404)
  expect((await cancel(provider.token)).status).toBe(403)
  expect((await cancel(client)).data).toMatchObject({ status: 'ENDED', ...END, dueAt: null })
  expect(await told(ended, 'cancel')).toMatchObject([
    { link: `/workbench/enquiries/${ended}`, body: expect.stringContaining(END.endReason) },
  ])
})

test('neither end of an order is open to who is signed out, or who is no party of it', async () => {
  const params = { id: await ordered() }
  const { db } = t.services
  const staff = async (maker: Parameters<typeof makeAccount>[2]) =>
    t.signIn((await makeAccount(db, t.services, maker)).id)
  const watching = [await staff({ sourceType: '1' }), await staff({ sourceType: '2', regionCode: '620000' })]
  for (const call of [calls.cancelEnquiry, calls.stepOutOfEnquiry]) {
    expect((await t.call(call, { params, body: END })).status).toBe(401)
    for (const token of watching)
      expect((await t.call(call, { params, body: END }, { token })).status).toBe(403)
  }
  expect((await t.call(calls.stepOutOfEnquiry, { params, body: END }, { token: other })).status).toBe(403)
  expect((await t.call(calls.cancelEnquiry, { params, body: END }, rival)).status).toBe(403)
  const { data } = await t.call(calls.cancelEnquiry, { params, body: END }, { token: client })
  expect(data.status).toBe('ENDED')
})

test('a delivery that nobody answers settles after fifteen days, reminded before and told to both', async () => {
  const id = await ordered({ isDelivered: true })
  now = new Date('2026-12-03T10:00:00+08:00')
  await remindCases(t.services, [serviceEnquiryKind])
  expect(await told(id, 'due')).toEqual([])
  now = new Date('2026-12-04T10:00:00+08:00')
  await remindCases(t.services, [serviceEnquiryKind])
  expect(await told(id, 'due')).toMatchObject([{ link: `/personal/enquiries/${id}` }])
  expect(await expireCases(t.services, [serviceEnquiryKind])).toBe(0)
  now = new Date('2026-12-08T10:00:00+08:00')
  expect(await expireCases(t.services, [serviceEnquiryKind])).toBe(1)
  now = START
  const { data } = await t.call(calls.getEnquiry, { params: { id } }, { token: client })
  expect(data).toMatchObject({ status: 'CLOSED', quality: null, can: { close: false, cancel: false } })
  expect(await told(id, 'settle')).toMatchObject([
    { link: `/personal/enquiries/${id}` },
    { link: `/workbench/enquiries/${id}` },
  ])
  expect((await t.call(getService, { params: { id: serviceId } })).data.rating).toMatchObject({ count: 1 })
})

test('an enterprise is told the day until which it decides and confirms, whatever limit holds', async () => {
  const { token: operator } = await makeCalendarWorld(t)
  const limits = [
    ['decide', 5],
    ['confirm', 7],
  ] as const
  for (const [clock, days] of limits) {
    const body = {
      clock: `serviceEnquiry.${clock}`,
      orgId: rival.orgId,
      days,
      reason: '示例文件〔2026〕2 号',
    } as const
    expect((await t.call(setTimeLimit, { body }, { token: operator })).status).toBe(200)
  }
  const of = await makeService(t.services.db, { orgId: rival.orgId, name: '询价评估报告' })
  const { id } = (await ask(client, { serviceId: of })).data
  const params = { id }
  await t.call(calls.quoteEnquiry, { params, body: quote }, rival)
  await t.call(calls.orderEnquiry, { params, body: {} }, { token: client })
  await t.call(calls.deliverEnquiry, { params, body: {} }, rival)
  expect(await told(id, 'quote')).toMatchObject([{ body: expect.stringContaining('请于 2026-11-25 前决定') }])
  expect(await told(id, 'deliver')).toMatchObject([
    { body: expect.stringContaining('请于 2026-11-27 前确认') },
  ])
})

test('with the last account of an enterprise end its orders, and their provider is told', async () => {
  const { db } = t.services
  const { id: companyId } = await makeEnterprise(db, t.services, { certiFlg: 3 })
  const token = await t.signIn((await makeSignInAccount(t, { companyId })).id)
  const of = await makeService(db, { orgId: provider.orgId, name: '询价评估' })
  const orders = [await ordered({ token }), await ordered({ token, of, isDelivered: true })]
  const closed = await t.call(closeAccount, { body: { password: PASSWORD, confirm: true } }, { token })
  expect(closed.status).toBe(200)
  for (const id of orders) {
    const { data } = await t.call(calls.getEnquiry, { params: { id } }, provider)
    expect(data).toMatchObject({ status: 'ENDED', dueAt: null, can: { deliver: false, stepOut: false } })
    expect(data.timeline.at(-1)).toMatchObject({ action: 'leave', note: '企业已注销账号' })
    expect(await told(id, 'leave')).toMatchObject([{ link: `/workbench/enquiries/${id}` }])
  }
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
