import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyForProduct, applyForProductTwin, getApplication } from '@lqr/contract/applications/calls.ts'
import {
  AUTHORISATION_LETTER_VERSION,
  UNNAMED_LETTER_VERSION,
} from '@lqr/contract/credit/authorisation-letter.ts'
import { getFormDraft, updateFormDraft } from '@lqr/contract/identity/form-draft-calls.ts'
import { WANTED } from '@lqr/contract/identity/wanted-product.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../application-world.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
const NOW = new Date('2026-11-20T10:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

const form = (proId: string, over: object = {}) => ({
  proId,
  amountYuan: 500_000,
  termMonths: 12,
  guaranteeMode: 'credit' as const,
  purpose: '采购原材料',
  contactName: '示例联系人',
  contactPhone: '13900001234',
  fileIds: [] as string[],
  consent: true as const,
  ...over,
})
const product = async (maker = {}) => (await makeProduct(t.services.db, world.bank, maker)).id
const rowsOf = async (text: string, values: unknown[]) => (await t.services.pool.query(text, values)).rows

test('by when the money is needed is optional, kept, shown to both sides and must be a day', async () => {
  const send = (over: object) =>
    t.send(applyForProduct, { body: { ...bodyOf, ...over } }, { token: world.owner.token })
  const bodyOf = form(await product())
  const wrong = await send({ wantedOn: '明年' })
  expect(wrong).toMatchObject({ status: 422, error: { fields: { wantedOn: '请选择期望用款日期' } } })
  const { data } = (await send({ wantedOn: '2026-12-31' })) as { data: { id: string } }
  for (const { token } of [world.owner, world.officer]) {
    const shown = await t.call(getApplication, { params: { id: data.id } }, { token })
    expect(shown.data.wantedOn).toBe('2026-12-31')
  }
})

test('a certified enterprise applies: number, clock, terms of the day and region are kept', async () => {
  const proId = await product()
  const answer = await t.call(
    applyForProduct,
    { body: form(proId) },
    { token: world.owner.token, key: 'apply-one-key' },
  )
  expect(answer.status).toBe(200)
  expect(answer.data).toMatchObject({
    status: 'SUBMITTED',
    applyNo: expect.stringMatching(/^SQ20261120-\d{6}$/),
  })
  const [row] = await rowsOf(`select * from product_application where id = $1`, [answer.data.id])
  expect(row).toMatchObject({
    company_id: world.company.id,
    org_id: world.bank.id,
    region_code: '620122',
    amount_yuan: 500_000,
    annual_revenue_yuan: 8_600_000,
    accept_due_at: '2026-11-25T18:00:00+08:00',
    product_snapshot: { amountMaxYuan: 3_000_000, rateMin: 3.45 },
  })
  expect(row.contact_phone_cipher).not.toContain('13900001234')
  expect(await rowsOf(`select applications_count from product where id = $1`, [proId])).toEqual([
    { applications_count: 1 },
  ])
})

test('the consent is for that institution and case alone, for 90 days, with version and evidence', async () => {
  const { data } = await t.call(
    applyForProduct,
    { body: form(await product()) },
    { token: world.owner.token },
  )
  const [given] = await rowsOf(`select * from credit_authorisation where biz_no = $1`, [data.applyNo])
  expect(given).toMatchObject({
    grantor_company_id: world.company.id,
    grantor_account_id: world.owner.id,
    grantee_org_id: world.bank.id,
    status: 'AUTHORIZED',
    valid_from: '2026-11-20T10:00:00+08:00',
    valid_to: '2027-02-18T10:00:00+08:00',
    agreement_version: 'XYSQ-2026.11',
  })
  expect(given.evidence_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(given.data_scope).toContain('tax')
})

test('a consent is recorded under the letter that its page showed: of now, of before, and of before where none is named', async () => {
  for (const [named, kept] of [
    [AUTHORISATION_LETTER_VERSION, AUTHORISATION_LETTER_VERSION],
    [UNNAMED_LETTER_VERSION, UNNAMED_LETTER_VERSION],
    [undefined, UNNAMED_LETTER_VERSION],
  ]) {
    const body = form(await product(), named === undefined ? {} : { letterVersion: named })
    const { data } = await t.call(applyForProduct, { body }, { token: world.owner.token })
    const [given] = await rowsOf(
      `select c.agreement_version from credit_authorisation c
        join product_application a on a.authorisation_id = c.id where a.id = $1`,
      [data.id],
    )
    expect(given).toEqual({ agreement_version: kept })
  }
})

test('a letter that is not in force any more is agreed to anew', async () => {
  const proId = await product()
  const send = (letterVersion: string) =>
    t.call(applyForProduct, { body: form(proId, { letterVersion }) }, { token: world.owner.token })
  expect(await send('XYSQ-2020.01')).toMatchObject({
    status: 409,
    error: { key: 'credit.letterChanged', fields: { consent: '授权书已更新，请刷新后重新阅读' } },
  })
  expect(await rowsOf(`select id from product_application where product_id = $1`, [proId])).toEqual([])
  expect((await send(AUTHORISATION_LETTER_VERSION)).status).toBe(200)
})

test('the officers of the institution are told, the timeline begins, and it is audited', async () => {
  const { data } = await t.call(
    applyForProduct,
    { body: form(await product()) },
    { token: world.owner.token },
  )
  const told = await rowsOf(`select account_id from message where link = $1 order by account_id::int`, [
    `/applications/${data.id}`,
  ])
  expect(told.map((row) => row.account_id)).toEqual([world.officer.id, world.manager.id])
  const detail = await t.call(getApplication, { params: { id: data.id } }, { token: world.owner.token })
  expect(detail.data.timeline).toMatchObject([
    { action: 'submit', toStatus: 'SUBMITTED', actorSide: 'enterprise' },
  ])
  const audited = await rowsOf(
    `select action from audit_log where entity = 'product_application' and entity_id = $1`,
    [data.id],
  )
  expect(audited).toEqual([{ action: 'submit-application' }])
})

test('a branch without officers tells those of the house above it', async () => {
  const { db } = t.services
  const branch = await makeOrganisation(db, { parentId: world.bank.id })
  const { id: proId } = await makeProduct(db, branch)
  const { data } = await t.call(applyForProduct, { body: form(proId) }, { token: world.owner.token })
  const told = await rowsOf(`select count(*)::int n from message where link = $1`, [
    `/applications/${data.id}`,
  ])
  expect(told).toEqual([{ n: 2 }])
})

test('the same submit twice gives one row and one answer', async () => {
  const proId = await product()
  const options = { token: world.owner.token, key: 'submitted-twice' }
  const answers = await Promise.all([1, 2].map(() => t.call(applyForProduct, { body: form(proId) }, options)))
  expect(answers.map((answer) => answer.status)).toEqual([200, 200])
  expect(answers[0]?.data).toEqual(answers[1]?.data)
  expect(
    await rowsOf(`select count(*)::int n from product_application where product_id = $1`, [proId]),
  ).toEqual([{ n: 1 }])
  const other = await t.call(applyForProduct, { body: form(proId, { termMonths: 24 }) }, options)
  expect(other.error?.key).toBe('kernel.idempotencyConflict')
})

test('one open application per product: a second one names the first, and leaves nothing behind', async () => {
  const proId = await product()
  const first = await t.call(applyForProduct, { body: form(proId) }, { token: world.owner.token })
  const before = await rowsOf(`select count(*)::int n from credit_authorisation`, [])
  const second = await t.call(applyForProduct, { body: form(proId) }, { token: world.owner.token })
  expect(second).toMatchObject({ status: 409, data: { id: first.data.id, applyNo: first.data.applyNo } })
  expect(second.error?.key).toBe('products.alreadyOpen')
  expect(await rowsOf(`select count(*)::int n from credit_authorisation`, [])).toEqual(before)
  const others = await t.call(applyForProduct, { body: form(proId) }, { token: world.otherOwner.token })
  expect(others.status).toBe(200)
})

test('several applications at the same moment leave one open', async () => {
  const proId = await product()
  const answers = await Promise.all(
    [1, 2, 3].map(() => t.call(applyForProduct, { body: form(proId) }, { token: world.owner.token })),
  )
  expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 409, 409])
})

test('what the product does not offer is refused at its fields', async () => {
  const proId = await product()
  const answer = await t.call(
    applyForProduct,
    { body: form(proId, { amountYuan: 9_000_000, termMonths: 60, guaranteeMode: 'mortgage' }) },
    { token: world.owner.token },
  )
  expect(answer).toMatchObject({ status: 422, error: { key: 'products.amountOutOfRange' } })
  expect(Object.keys(answer.error?.fields ?? {})).toEqual(['amountYuan', 'termMonths', 'guaranteeMode'])
})

test('a product that is not listed is not there, one without online application says so', async () => {
  const status = async (proId: string) =>
    (await t.call(applyForProduct, { body: form(proId) }, { token: world.owner.token })).error?.key
  expect(await status(await product({ status: 'UNLISTED' }))).toBe('products.productNotFound')
  expect(await status('999999')).toBe('products.productNotFound')
  expect(await status(await product({ onlineApply: false }))).toBe('products.notApplicable')
})

test('every bad field is named, consent and unknown properties included', async () => {
  const answer = await t.send(
    applyForProduct,
    {
      body: {
        ...form('x', {
          amountYuan: 50.5,
          termMonths: null,
          purpose: ' ',
          contactPhone: '12',
          consent: false,
        }),
        guaranteeMode: 'trust',
        fileIds: Array.from({ length: 21 }, () => '1'),
      },
    },
    { token: world.owner.token },
  )
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.error?.fields ?? {}).sort()).toEqual(
    [
      'amountYuan',
      'consent',
      'contactPhone',
      'fileIds',
      'guaranteeMode',
      'proId',
      'purpose',
      'termMonths',
    ].sort(),
  )
  const unknown = await t.send(
    applyForProduct,
    { body: { ...form(await product()), status: 'CREDITED' } },
    { token: world.owner.token },
  )
  expect(unknown.status).toBe(422)
})

test('signed out, uncertified and institution people cannot apply, by either address', async () => {
  const { db } = t.services
  const fresh = await makeEnterprise(db, t.services, { certiFlg: 2 })
  const waiting = await t.signIn(
    (await makeAccount(db, t.services, { sourceType: '7', companyId: fresh.id })).id,
  )
  const proId = await product()
  for (const call of [applyForProduct, applyForProductTwin]) {
    expect((await t.call(call, { body: form(proId) })).status).toBe(401)
    const refused = await t.call(call, { body: form(proId) }, { token: waiting })
    expect(refused.error?.key).toBe('kernel.notCertified')
    expect((await t.call(call, { body: form(proId) }, { token: world.officer.token })).status).toBe(403)
  }
})

test('the twin address keeps the same rules', async () => {
  const proId = await product()
  const first = await t.call(applyForProductTwin, { body: form(proId) }, { token: world.owner.token })
  expect(first.data.applyNo).toMatch(/^SQ/)
  const second = await t.call(applyForProduct, { body: form(proId) }, { token: world.owner.token })
  expect(second.error?.key).toBe('products.alreadyOpen')
  const wrong = await t.call(
    applyForProductTwin,
    { body: form(await product(), { amountYuan: 1 }) },
    { token: world.owner.token },
  )
  expect(wrong.error?.key).toBe('products.amountOutOfRange')
})

test('the wanted product is forgotten when it was applied for, another one stays', async () => {
  const { token, id: accountId } = world.owner
  const [first, second] = [await product(), await product()]
  const keep = (proId: string) =>
    t.call(
      updateFormDraft,
      {
        params: WANTED,
        body: { owner: accountId, content: JSON.stringify({ name: '信用快贷', query: { proId } }) },
      },
      { token },
    )
  const kept = async () => (await t.call(getFormDraft, { params: WANTED }, { token })).data.draft
  await keep(second)
  await t.call(applyForProduct, { body: form(first) }, { token })
  expect(await kept()).not.toBeNull()
  await t.call(applyForProduct, { body: form(second) }, { token })
  expect(await kept()).toBeNull()
})

test('the timeline names the certified company, whoever of it applied', async () => {
  const { data } = await t.call(
    applyForProduct,
    { body: form(await product()) },
    { token: world.owner.token },
  )
  const shown = await t.call(getApplication, { params: { id: data.id } }, { token: world.officer.token })
  expect(shown.data.timeline).toMatchObject([
    { actorSide: 'enterprise', actorName: world.company.corporateName },
  ])
})
