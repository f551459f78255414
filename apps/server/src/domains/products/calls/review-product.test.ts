import { afterAll, beforeAll, expect, test } from 'vitest'
import { getApplication } from '@lqr/contract/applications/calls.ts'
import {
  deleteProductDraft,
  getMaintainedProduct,
  reviewProduct,
  submitProduct,
  updateProductDraft,
} from '@lqr/contract/products/maintenance-calls.ts'
import { getProduct, listProducts } from '@lqr/contract/products/product-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeApplication } from '../../applications/applications.fixtures.ts'
import { makeMaintenanceWorld, type MaintenanceWorld, TERMS } from '../maintenance-world.fixtures.ts'
import { makeProduct } from '../products.fixtures.ts'

let t: TestApp
let world: MaintenanceWorld
let token = ''

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeMaintenanceWorld(t)
  token = world.operator.token
})
afterAll(() => t.close())

type Decision = { version: number; decision: 'approve' | 'return'; reason?: string }
const review = (id: string, body: Decision, as = token) =>
  t.call(reviewProduct, { params: { id }, body }, { token: as })
const messagesOf = async (accountId: string, id: string) =>
  (
    await t.services.pool.query(
      `select title, body from message where account_id = $1 and link = $2 order by id`,
      [accountId, `/workbench/products/${id}`],
    )
  ).rows

test('approval lists the product with its cost, is found by its words and told to the institution', async () => {
  const fee = {
    name: '担保费',
    payer: 'enterprise',
    how: '每年收取',
    percentPerYear: 0.8,
    amountYuan: null,
  } as const
  const { id, version } = await world.submitted({ name: '陇上花海贷', fees: [fee] })
  const { data } = await review(id, { version, decision: 'approve' })
  expect(data).toMatchObject({
    status: 'LISTED',
    draft: null,
    live: { name: '陇上花海贷' },
    versions: [{ number: 1, submittedBy: '产品经理（示例）', approvedBy: '产品经理（示例）' }],
    can: { review: false, unlist: true, update: false },
  })
  const found = await t.call(listProducts, { body: { keyword: '陇上花海贷' } })
  expect(found.data.list).toMatchObject([{ id, annualCostMin: 4.25, orgName: '黄河示例银行' }])
  expect(await messagesOf(world.maker.id, id)).toEqual([
    { title: '产品已通过审核', body: expect.stringContaining('陇上花海贷') },
  ])
})

test('a return gives the reason, which stays until the next submission', async () => {
  const { id, version } = await world.submitted({ name: '退回示例贷' })
  const { data } = await review(id, { version, decision: 'return', reason: '请补充费用说明' })
  expect(data).toMatchObject({ status: 'RETURNED', returnReason: '请补充费用说明' })
  expect((await messagesOf(world.maker.id, id))[0]?.body).toContain('请补充费用说明')
  const as = { token: world.maker.token }
  const saved = await t.call(
    updateProductDraft,
    { params: { id }, body: { version: data.version, terms: TERMS } },
    as,
  )
  expect(saved.data).toMatchObject({ status: 'RETURNED', returnReason: '请补充费用说明' })
  const sent = await t.call(submitProduct, { params: { id }, body: { version: saved.data.version } }, as)
  expect(sent.data).toMatchObject({ status: 'SUBMITTED', returnReason: null })
  expect((await t.send(getProduct, { params: { id } })).status).toBe(404)
})

test('a return without a reason is refused at its field', async () => {
  const { id, version } = await world.submitted()
  for (const reason of [undefined, '', '  ']) {
    expect(
      await t.send(
        reviewProduct,
        { params: { id }, body: { version, decision: 'return', reason } },
        { token },
      ),
    ).toMatchObject({
      status: 422,
      error: { fields: { reason: '退回时请填写原因' } },
    })
  }
})

test('a change of a listed product leaves the live terms alone until it is approved', async () => {
  const change = await world.changed({ rateMin: 3.1, name: '改名后的快贷' })
  const { id, version } = change
  expect(change).toMatchObject({
    status: 'LISTED',
    changeStatus: 'SUBMITTED',
    name: TERMS.name,
    live: { rateMin: 3.45 },
    draft: { rateMin: 3.1 },
  })
  const before = await t.call(getProduct, { params: { id } })
  expect(before.data).toMatchObject({ name: TERMS.name, rateMin: 3.45, annualCostMin: 3.45 })
  const { data } = await review(id, { version, decision: 'approve' })
  expect(data).toMatchObject({ status: 'LISTED', changeStatus: null, draft: null, name: '改名后的快贷' })
  expect(data.versions.map(({ number, terms }) => [number, terms.rateMin])).toEqual([
    [2, 3.1],
    [1, 3.45],
  ])
  const after = await t.call(getProduct, { params: { id } })
  expect(after.data).toMatchObject({ name: '改名后的快贷', rateMin: 3.1, annualCostMin: 3.1 })
  expect(after.data.listedAt).toBe(before.data.listedAt)
  expect((await t.call(listProducts, { body: { keyword: '改名后的快贷' } })).data.total).toBe(1)
})

test('an application keeps the terms of its day when a change is approved after it', async () => {
  const { id, version } = await world.changed({ rateMin: 2.95, materials: ['只要营业执照'] })
  const company = await makeEnterprise(t.services.db, t.services)
  const owner = await makeAccount(t.services.db, t.services, { sourceType: '7', companyId: company.id })
  const application = await makeApplication(t.services.db, t.services, {
    productId: id,
    company,
    applicantAccountId: owner.id,
  })
  await review(id, { version, decision: 'approve' })
  const { data } = await t.call(
    getApplication,
    { params: { id: application.id } },
    { token: await t.signIn(owner.id) },
  )
  expect(data.terms).toMatchObject({ rateMin: 3.45, materials: TERMS.materials })
  expect((await t.call(getProduct, { params: { id } })).data.rateMin).toBe(2.95)
})

test('a returned change can be dropped: the product stays as it is listed', async () => {
  const { id, version } = await world.changed({ rateMax: 6 })
  const returned = await review(id, { version, decision: 'return', reason: '利率上限过高' })
  expect(returned.data).toMatchObject({ status: 'LISTED', changeStatus: 'RETURNED' })
  const gone = await t.call(
    deleteProductDraft,
    { params: { id }, query: { version: String(returned.data.version) } },
    { token: world.maker.token },
  )
  expect(gone.data.isProductGone).toBe(false)
  expect((await t.call(getProduct, { params: { id } })).data.rateMax).toBe(4.35)
})

test('a change that changes nothing is not submitted', async () => {
  const { id, version, live } = await world.listed()
  const as = { token: world.maker.token }
  const body = { version, terms: { ...TERMS, ...live } as typeof TERMS }
  const saved = await t.call(updateProductDraft, { params: { id }, body }, as)
  const answer = await t.send(submitProduct, { params: { id }, body: { version: saved.data.version } }, as)
  expect(answer).toMatchObject({ status: 422, error: { key: 'productMaintenance.unchanged' } })
})

test('a product listed before versions were kept gets its first one when a change is approved', async () => {
  const { id } = await makeProduct(t.services.db, world.bank, { name: '老产品' })
  const as = { token: world.maker.token }
  const { data } = await t.call(getMaintainedProduct, { params: { id } }, as)
  const body = { version: data.version, terms: { ...TERMS, name: '老产品', rateMin: 3 } }
  const saved = await t.call(updateProductDraft, { params: { id }, body }, as)
  const sent = await t.call(submitProduct, { params: { id }, body: { version: saved.data.version } }, as)
  const { data: after } = await review(id, { version: sent.data.version, decision: 'approve' })
  expect(after.versions.map(({ number, terms }) => [number, terms.rateMin])).toEqual([
    [2, 3],
    [1, 3.45],
  ])
})

test('two operators at once give one decision and one 409 with the current row', async () => {
  const { id, version } = await world.submitted()
  const answers = await Promise.all([
    t.send(reviewProduct, { params: { id }, body: { version, decision: 'approve' } }, { token }),
    t.send(
      reviewProduct,
      { params: { id }, body: { version, decision: 'return', reason: '不全' } },
      { token },
    ),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused).toMatchObject({ error: { key: 'productMaintenance.illegalMove' }, data: { id } })
})

test('only operators decide, and only on what was submitted', async () => {
  const { id, version } = await world.submitted()
  const body = { version, decision: 'approve' }
  expect((await t.send(reviewProduct, { params: { id }, body })).status).toBe(401)
  expect((await t.send(reviewProduct, { params: { id }, body }, { token: world.maker.token })).status).toBe(
    403,
  )
  const draft = await world.draft()
  const early = { params: { id: draft.id }, body: { version: draft.version, decision: 'approve' } }
  expect((await t.send(reviewProduct, early, { token })).status).toBe(409)
  const missing = { params: { id: '999999' }, body: { version: 1, decision: 'approve' } }
  expect((await t.send(reviewProduct, missing, { token })).status).toBe(404)
})
