import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAccount } from '@lqr/contract/identity/personal-data-calls.ts'
import * as calls from '@lqr/contract/services/enquiry-calls.ts'
import { makeSignInAccount, PASSWORD } from '../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { type AccountMaker, makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { makeService } from './services.fixtures.ts'

const ORG_PHONE = '0931-1234567'
const CLERK = '13900001111'
const ASKS = '13800002222'
const ORDERS = '13800003333'

let t: TestApp
let companyId = ''
let orgId = ''
let provider = ''
let rival = ''
let asks = ''
let orders = ''

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  const agency = { orgType: 'agency', orgCategory: 'accounting' } as const
  ;({ id: orgId } = await makeOrganisation(db, { ...agency, phone: ORG_PHONE }))
  provider = await signedIn({ sourceType: '4', orgId, phone: CLERK })
  rival = await signedIn({ sourceType: '4', orgId: (await makeOrganisation(db, agency)).id })
  companyId = (await makeEnterprise(db, t.services, { certiFlg: 3 })).id
  asks = await signedIn({ sourceType: '7', companyId, phone: ASKS })
  orders = await signedIn({ sourceType: '7', companyId, phone: ORDERS })
})
afterAll(() => t.close())

async function signedIn(maker: AccountMaker): Promise<string> {
  return t.signIn((await makeAccount(t.services.db, t.services, maker)).id)
}

const seen = async (id: string, token: string) =>
  (await t.call(calls.getEnquiry, { params: { id } }, { token })).data
const open = (id: string, token?: string) =>
  t.call(calls.openEnquiryPhone, { params: { id } }, token ? { token } : {})

async function quoted(token = asks): Promise<string> {
  const body = {
    serviceId: await makeService(t.services.db, { orgId }),
    areaCode: '620102',
    content: '需要年度财务报表审计报告一份，用于贷款申请。',
    wishedTime: '十二月底前',
  }
  const { id } = (await t.call(calls.submitEnquiry, { body }, { token })).data
  const quote = { quoteYuan: 5000, quoteNote: '含一份审计报告，15 个工作日交付' }
  await t.call(calls.quoteEnquiry, { params: { id }, body: quote }, { token: provider })
  return id
}

async function ordered(by = orders): Promise<string> {
  const id = await quoted()
  await t.call(calls.orderEnquiry, { params: { id }, body: {} }, { token: by })
  return id
}

const openings = async (id: string) =>
  (
    await t.services.pool.query(
      `select detail ->> 'companyId' whose, detail ->> 'ground' ground from audit_log
       where action = 'open-phone' and entity = 'service_enquiry' and entity_id = $1`,
      [id],
    )
  ).rows

test('from the order on each side reads how to reach the other: the officer whole, the enterprise masked', async () => {
  const id = await quoted()
  const none = { officerPhone: null, contactName: null, contactPhone: null, opensPhone: false }
  expect(await seen(id, asks)).toMatchObject({ ...none, orgPhone: ORG_PHONE })
  expect(await seen(id, provider)).toMatchObject({ ...none, orgPhone: null })
  expect(await open(id, provider)).toMatchObject({ status: 403, error: { key: 'phones.closed' } })

  await t.call(calls.orderEnquiry, { params: { id }, body: {} }, { token: orders })
  expect(await seen(id, asks)).toMatchObject({
    orgPhone: ORG_PHONE,
    officerPhone: CLERK,
    contactPhone: null,
    opensPhone: false,
  })
  const shown = await seen(id, provider)
  expect(shown).toMatchObject({ orgPhone: null, officerPhone: null, contactPhone: '138****3333' })
  expect(shown).toMatchObject({ contactName: expect.stringMatching(/./), opensPhone: true })
  expect(JSON.stringify(shown)).not.toContain(ORDERS)
  expect(await openings(id)).toEqual([])
  expect((await open(id, provider)).data).toEqual({ phone: ORDERS })
  expect(await openings(id)).toEqual([{ whose: companyId, ground: 'acceptance' }])
})

test('once it is over neither reads the other’s number any more', async () => {
  const id = await ordered()
  const end = { endReason: '双方未能就时间达成一致' }
  await t.call(calls.stepOutOfEnquiry, { params: { id }, body: end }, { token: provider })
  expect(await seen(id, asks)).toMatchObject({ orgPhone: ORG_PHONE, officerPhone: null })
  expect(await seen(id, provider)).toMatchObject({ contactPhone: null, opensPhone: false })
  expect(await open(id, provider)).toMatchObject({ status: 403, error: { key: 'phones.closed' } })
})

test('where who ordered has closed the account, the provider calls who asked', async () => {
  const leaver = await t.signIn((await makeSignInAccount(t, { companyId })).id)
  const id = await ordered(leaver)
  const closed = await t.call(
    closeAccount,
    { body: { password: PASSWORD, confirm: true } },
    { token: leaver },
  )
  expect(closed.status).toBe(200)
  expect((await open(id, provider)).data).toEqual({ phone: ASKS })
})

test('who is signed out, another side, another provider and who is no party of it opens none', async () => {
  const id = await ordered()
  const strangers: [string | undefined, number][] = [
    [undefined, 401],
    [rival, 404],
    [asks, 403],
    [await signedIn({ sourceType: '1' }), 403],
    [await signedIn({ sourceType: '2', regionCode: '620000' }), 403],
  ]
  for (const [token, status] of strangers) expect((await open(id, token)).status).toBe(status)
  expect(await openings(id)).toEqual([])
})
