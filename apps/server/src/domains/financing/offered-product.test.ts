import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseResponse, listOfferProducts, offerForNeed } from '@lqr/contract/financing/response-calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Bank, makeResponseWorld, type ResponseWorld } from './response-world.fixtures.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')
let t: TestApp
let world: ResponseWorld
beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeResponseWorld(t)
})
afterAll(() => t.close())

const changed = ({ productId }: Bank, columns: string) =>
  t.services.pool.query(`update product set ${columns} where id = $1`, [productId])
const choose = (id: string) =>
  t.call(chooseResponse, { params: { id }, body: { consent: true } }, { token: world.owner.token })

test('who chooses an indication whose product is offered no longer, or otherwise, is sent to its institution', async () => {
  const bank = await world.bank('黄河示例银行')
  const { id } = await world.response(bank, 'OFFERED')
  await changed(bank, `status = 'UNLISTED'`)
  expect((await choose(id)).error?.key).toBe('financing.offerOutdated')
  await changed(bank, `status = 'LISTED', guarantee_modes = '{credit}'`)
  expect((await choose(id)).error?.key).toBe('financing.offerOutdated')
  await changed(bank, `guarantee_modes = '{mortgage}'`)
  expect((await choose(id)).data.responses).toMatchObject([{ applicationId: expect.any(String) }])
})

test('an institution is offered no product that does not serve such an enterprise, and is told so of it', async () => {
  const bank = await world.bank('白银示例银行')
  const { id } = await world.response(bank, 'CONTACTED')
  const as = { token: bank.officer.token }
  const offered = async () => (await t.call(listOfferProducts, { params: { id } }, as)).data
  expect(await offered()).toMatchObject([{ id: bank.productId }])
  await changed(bank, `applicant_kinds = '{SELF_EMPLOYED}'`)
  expect(await offered()).toEqual([])
  const terms = {
    amountYuan: 1_500_000,
    ratePercent: 4.05,
    termMonths: 12,
    guaranteeMode: 'mortgage',
  } as const
  const body = { ...terms, proId: bank.productId, validTo: '2026-11-30' }
  expect((await t.call(offerForNeed, { params: { id }, body }, as)).error).toMatchObject({
    key: 'financing.applicantNotServed',
    fields: { proId: expect.stringContaining('其他产品') },
  })
})
