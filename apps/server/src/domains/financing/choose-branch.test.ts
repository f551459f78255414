import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptApplication, getApplication } from '@lqr/contract/applications/calls.ts'
import {
  chooseResponse,
  contactNeed,
  grabNeed,
  offerForNeed,
} from '@lqr/contract/financing/response-calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeResponseWorld, type ResponseWorld } from './response-world.fixtures.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')
const OFFER = {
  amountYuan: 1_500_000,
  ratePercent: 4.05,
  termMonths: 12,
  guaranteeMode: 'mortgage',
  validTo: '2026-11-30',
} as const

let t: TestApp
let world: ResponseWorld
beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeResponseWorld(t)
})
afterAll(() => t.close())

test('what a branch indicated on a product of its house is applied for at the branch, which has the consent', async () => {
  const house = await world.bank('黄河示例银行')
  const branch = await world.bank('黄河示例银行城关支行', { parentId: house.id, regionCode: '620102' })
  const as = { token: branch.officer.token }
  const needId = await world.need('PUBLISHED', { publishedAt: NOW })
  const { id } = (await t.call(grabNeed, { params: { id: needId } }, as)).data
  await t.call(contactNeed, { params: { id }, body: { contactWay: 'phone' } }, as)
  const body = { ...OFFER, proId: house.productId }
  expect((await t.call(offerForNeed, { params: { id }, body }, as)).error).toBeUndefined()

  const owner = { token: world.owner.token }
  const chosen = await t.call(chooseResponse, { params: { id }, body: { consent: true } }, owner)
  const applicationId = chosen.data.responses[0]?.applicationId ?? ''
  const params = { id: applicationId }
  expect((await t.call(getApplication, { params }, as)).data).toMatchObject({
    proId: house.productId,
    orgId: branch.id,
    orgName: branch.name,
    isAuthorised: true,
    can: { accept: true },
  })
  const { rows } = await t.services.pool.query(
    `select m.account_id, a.grantee_org_id from message m, product_application p
       join credit_authorisation a on a.id = p.authorisation_id
     where p.id = $1 and m.kind = 'products.submit' order by m.id desc`,
    [applicationId],
  )
  expect(rows).toEqual([{ account_id: branch.officer.id, grantee_org_id: branch.id }])
  expect((await t.call(acceptApplication, { params, body: {} }, as)).data.status).toBe('ACCEPTED')
})
