import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  applyForProduct,
  getApplication,
  transferApplication,
  withdrawApplication,
} from '@lqr/contract/applications/calls.ts'
import { casePersonalData } from '../../../cases/case-personal-data.store.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeFile } from '../../files/files.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { applicationKind } from '../application-kind.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../application-world.fixtures.ts'
import { makeProduct, type ProductMaker } from '../../products/products.fixtures.ts'
import { deleteLinks } from '../../files/index.ts'

let t: TestApp
let world: ApplicationWorld
const NOW = new Date('2026-11-20T10:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

const target = async (maker: ProductMaker = {}, owner = world.otherBank) =>
  (await makeProduct(t.services.db, owner, maker)).id
const move = (id: string, proId: string, key?: string) =>
  t.call(
    transferApplication,
    { params: { id }, body: { proId, consent: true } },
    { token: world.owner.token, ...(key ? { key } : {}) },
  )
const show = async (id: string, token = world.owner.token) =>
  (await t.call(getApplication, { params: { id } }, { token })).data

test('a case moves to another institution in one step: data and documents stay, consent and clock are new', async () => {
  const fileId = await makeFile(t.services.db, t.services, {
    ownerAccountId: world.owner.id,
    ownerCompanyId: world.company.id,
  })
  const applied = await t.call(
    applyForProduct,
    {
      body: {
        proId: world.product.id,
        amountYuan: 700_000,
        termMonths: 12,
        guaranteeMode: 'credit',
        purpose: '采购原材料',
        wantedOn: '2026-12-31',
        contactName: '示例联系人',
        contactPhone: '13900001234',
        fileIds: [fileId],
        consent: true,
      },
    },
    { token: world.owner.token },
  )
  const answer = await move(applied.data.id, await target())
  expect(answer.status).toBe(200)
  const old = await show(applied.data.id)
  const moved = await show(answer.data.id)
  expect(moved.wantedOn).toBe('2026-12-31')
  expect(old).toMatchObject({ status: 'TRANSFERRED', isAuthorised: false, dueAt: null })
  expect(moved).toMatchObject({
    status: 'SUBMITTED',
    orgId: world.otherBank.id,
    amountYuan: 700_000,
    purpose: '采购原材料',
    contactPhone: '13900001234',
    transferredFromId: old.id,
    isAuthorised: true,
    officerName: null,
    dueAt: '2026-11-25T18:00:00+08:00',
  })
  expect(moved.files.map((file) => file.fileId)).toEqual([fileId])
  expect(moved.authorisationId).not.toBe(old.authorisationId)
  expect(moved.timeline[0]?.note).toContain(old.applyNo)
  expect((await show(moved.id, world.otherOfficer.token)).opensPhone).toBe(true)
  expect((await show(old.id, world.officer.token)).opensPhone).toBe(false)
})

test('where the colleague who applied has closed the account, the contact is whoever moves the case on', async () => {
  const { db, cipher } = t.services
  const { id: accountId } = await makeAccount(db, t.services, {
    sourceType: '7',
    companyId: world.company.id,
  })
  const { id } = await world.application('SUBMITTED', { applicantAccountId: accountId })
  const gone = { accountId, companyId: world.company.id, isLastOfCompany: false }
  await casePersonalData(applicationKind, deleteLinks).erase(db, cipher, gone)
  const { data } = await move(id, await target())
  const owner = await db
    .selectFrom('account')
    .select(['display_name', 'phone_cipher'])
    .where('id', '=', world.owner.id)
    .executeTakeFirstOrThrow()
  expect(await show(data.id)).toMatchObject({
    contactName: owner.display_name,
    contactPhone: cipher.decrypt(owner.phone_cipher ?? ''),
  })
})

test('both institutions are told', async () => {
  const { id } = await world.application('ACCEPTED')
  const { data } = await move(id, await target())
  const told = async (accountId: string, link: string) =>
    (
      await t.services.pool.query(`select title from message where account_id = $1 and link = $2`, [
        accountId,
        link,
      ])
    ).rows.map((row) => row.title)
  expect(await told(world.officer.id, `/applications/${id}`)).toEqual(['企业改投其他机构'])
  expect(await told(world.otherOfficer.id, `/applications/${data.id}`)).toEqual(['收到新的融资申请'])
})

test('under a letter that is not in force any more the old case stays as it is', async () => {
  const { id } = await world.application('SUBMITTED')
  const body = { proId: await target(), consent: true as const, letterVersion: 'XYSQ-2020.01' }
  const refused = await t.call(transferApplication, { params: { id }, body }, { token: world.owner.token })
  expect(refused).toMatchObject({ status: 409, error: { key: 'credit.letterChanged' } })
  expect(await show(id)).toMatchObject({ status: 'SUBMITTED', isAuthorised: true })
})

test('another product of the same institution is no transfer', async () => {
  const { id } = await world.application('SUBMITTED')
  expect((await move(id, await target({}, world.bank))).error?.key).toBe('products.sameProduct')
  expect((await show(id)).status).toBe('SUBMITTED')
})

test('a branch, its house and its sister are one institution: nothing moves between them', async () => {
  const [branch, sister] = await Promise.all(
    ['黄河示例银行城关支行', '黄河示例银行安宁支行'].map((name) =>
      makeOrganisation(t.services.db, { name, parentId: world.bank.id }),
    ),
  )
  if (!branch || !sister) throw new Error('no branches')
  const { id } = await world.application('SUBMITTED', { productId: await target({}, branch) })
  for (const part of [world.bank, sister]) {
    expect((await move(id, await target({}, part))).error?.key).toBe('products.sameProduct')
  }
  const atHouse = await world.application('SUBMITTED')
  expect((await move(atHouse.id, await target({}, branch))).error?.key).toBe('products.sameProduct')
  for (const one of [id, atHouse.id]) {
    expect(await show(one)).toMatchObject({ status: 'SUBMITTED', isAuthorised: true })
  }
  expect((await move(id, await target())).status).toBe(200)
})

test('the new product must offer what is asked for, and take applications online', async () => {
  const { id } = await world.application('SUBMITTED', { amountYuan: 500_000 })
  expect((await move(id, await target({ amountMaxYuan: 300_000 }))).error?.key).toBe(
    'products.amountOutOfRange',
  )
  expect((await move(id, await target({ guaranteeModes: ['mortgage'] }))).error?.key).toBe(
    'products.guaranteeNotOffered',
  )
  expect((await move(id, await target({ onlineApply: false }))).error?.key).toBe('products.notApplicable')
  expect((await move(id, await target({ status: 'UNLISTED' }))).error?.key).toBe('products.productNotFound')
  expect(await show(id)).toMatchObject({ status: 'SUBMITTED', isAuthorised: true, version: 1 })
})

test('an open application at the target stops the transfer and leaves the old case as it was', async () => {
  const proId = await target()
  await world.application('ACCEPTED', { productId: proId })
  const { id } = await world.application('REVIEWING')
  expect((await move(id, proId)).error?.key).toBe('products.alreadyOpen')
  expect(await show(id)).toMatchObject({ status: 'REVIEWING', isAuthorised: true })
})

test('a case moves on three times, not a fourth', async () => {
  let { id } = await world.application('SUBMITTED')
  const houses = [world.otherBank, world.bank, world.otherBank, world.bank]
  for (const house of houses.slice(0, 3)) {
    const answer = await move(id, await target({}, house))
    expect(answer.status).toBe(200)
    id = answer.data.id
  }
  expect((await show(id)).can.transfer).toBe(false)
  expect((await move(id, await target({}, houses[3]))).error?.key).toBe('products.transferLimit')
})

test('the same transfer twice gives one new case and one answer', async () => {
  const { id } = await world.application('ACCEPTED')
  const proId = await target()
  const answers = await Promise.all([1, 2].map(() => move(id, proId, 'transfer-once')))
  expect(answers.map((answer) => answer.status)).toEqual([200, 200])
  expect(answers[0]?.data).toEqual(answers[1]?.data)
  const again = await move(id, await target())
  expect(again).toMatchObject({ status: 409, error: { key: 'products.illegalMove' } })
})

test('without consent for the new institution nothing moves', async () => {
  const { id } = await world.application('SUBMITTED')
  const answer = await t.send(
    transferApplication,
    { params: { id }, body: { proId: await target(), consent: false } },
    { token: world.owner.token },
  )
  expect(answer.error?.fields).toHaveProperty('consent')
})

test('a withdrawal ends the consent at once and tells the institution', async () => {
  const { id } = await world.application('REVIEWING')
  const { data } = await t.call(
    withdrawApplication,
    { params: { id }, body: { note: '资金已解决' } },
    { token: world.owner.token },
  )
  expect(data).toMatchObject({ status: 'WITHDRAWN', isAuthorised: false })
  expect((await show(id, world.officer.token)).opensPhone).toBe(false)
  const { rows } = await t.services.pool.query(
    `select revoke_reason from credit_authorisation where id = $1 and status = 'REVOKED'`,
    [data.authorisationId],
  )
  expect(rows).toEqual([{ revoke_reason: '资金已解决' }])
})
