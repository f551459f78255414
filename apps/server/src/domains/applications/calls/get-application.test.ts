import { afterAll, beforeAll, expect, test } from 'vitest'
import { getApplication } from '@lqr/contract/applications/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../application-world.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'

let t: TestApp
let world: ApplicationWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

const show = (id: string, token?: string) =>
  t.call(getApplication, { params: { id } }, token ? { token } : {})

test('both parties see the case with its timeline, due time and officer', async () => {
  const { id } = await world.application('REVIEWING')
  for (const { token } of [world.owner, world.officer, world.manager]) {
    const { status, data } = await show(id, token)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      id,
      status: 'REVIEWING',
      corporateName: world.company.corporateName,
      orgName: world.bank.name,
      contactPhone: token === world.owner.token ? '13900001234' : '139****1234',
      opensPhone: token !== world.owner.token,
      officerName: '客户经理（示例）',
      officerPhone: '13900000003',
      isPaused: false,
      isOverdue: false,
      isAuthorised: true,
    })
    expect(data.dueAt).toBe(data.decideDueAt)
    expect(data.timeline.map((event) => event.action)).toEqual(['submit', 'accept', 'review'])
    expect(data.terms).toMatchObject({ amountMaxYuan: 3_000_000, rateMin: 3.45 })
  }
})

test('another enterprise, another institution and nobody’s people get the same answer as for a case that is not there', async () => {
  const { id } = await world.application('ACCEPTED')
  const agency = await makeAccount(t.services.db, t.services, { sourceType: '4', orgId: world.bank.id })
  const strangers = [
    world.otherOwner,
    world.otherOfficer,
    world.otherManager,
    { token: await t.signIn(agency.id) },
  ]
  for (const { token } of strangers) {
    const refused = await show(id, token)
    const missing = await show('999999', token)
    expect(refused.status).toBe(404)
    expect({ ...refused.error, requestId: '' }).toEqual({ ...missing.error, requestId: '' })
    expect(refused.msg).toBe(missing.msg)
  }
})

test('signed out is 401, government and operator are refused, a bad id is 422', async () => {
  const { id } = await world.application('SUBMITTED')
  expect((await show(id)).status).toBe(401)
  for (const sourceType of ['1', '2'] as const) {
    const account = await makeAccount(t.services.db, t.services, { sourceType, regionCode: '620000' })
    expect((await show(id, await t.signIn(account.id))).status).toBe(403)
  }
  expect((await t.send(getApplication, { params: { id: '1e9' } }, { token: world.owner.token })).status).toBe(
    422,
  )
})

test('an institution sees its branches’ cases, a branch not its house’s', async () => {
  const { db } = t.services
  const branch = await makeOrganisation(db, { parentId: world.bank.id })
  const { id: productId } = await makeProduct(db, branch)
  const branchOfficer = await world.staff(branch.id, ['financeOfficer'])
  const ofBranch = await world.application('SUBMITTED', { productId })
  const ofHouse = await world.application('SUBMITTED')
  expect((await show(ofBranch.id, world.manager.token)).status).toBe(200)
  expect((await show(ofBranch.id, branchOfficer.token)).status).toBe(200)
  expect((await show(ofHouse.id, branchOfficer.token)).status).toBe(404)
})

test('can follows side, role and state', async () => {
  const allowed = async (id: string, token: string) =>
    Object.entries((await show(id, token)).data.can).flatMap(([action, may]) => (may ? [action] : []))
  const submitted = await world.application('SUBMITTED')
  expect(await allowed(submitted.id, world.owner.token)).toEqual(['withdraw', 'transfer'])
  expect(await allowed(submitted.id, world.officer.token)).toEqual(['accept', 'reject'])
  const reviewing = await world.application('REVIEWING')
  expect(await allowed(reviewing.id, world.officer.token)).toEqual(['supplement', 'reject'])
  expect(await allowed(reviewing.id, world.manager.token)).toEqual(['supplement', 'reject', 'credit'])
  const waiting = await world.application('SUPPLEMENT')
  expect(await allowed(waiting.id, world.owner.token)).toEqual(['supply', 'withdraw', 'transfer'])
  expect(await allowed(waiting.id, world.officer.token)).toEqual(['reject'])
  const granted = await world.application('CREDITED')
  expect(await allowed(granted.id, world.owner.token)).toEqual(['forgo'])
  expect(await allowed(granted.id, world.officer.token)).toEqual(['sign'])
  expect(await allowed(granted.id, world.manager.token)).toEqual(['sign', 'release'])
  const products = await world.staff(world.bank.id, ['financeProduct'])
  expect(await allowed(reviewing.id, products.token)).toEqual([])
})

test('product staff see the case but neither contact nor revenue', async () => {
  const { id } = await world.application('REVIEWING')
  const { token } = await world.staff(world.bank.id, ['financeProduct'])
  const { data } = await show(id, token)
  expect(data).toMatchObject({ contactPhone: '139****1234', opensPhone: false, annualRevenueYuan: null })
})

test('an institution’s look is recorded once an hour for each person, the enterprise’s own never', async () => {
  const { id } = await world.application('ACCEPTED')
  for (const { token } of [world.officer, world.officer, world.manager, world.owner]) await show(id, token)
  const { rows } = await t.services.pool.query(
    `select a.account_id, a.what, c.status from credit_access a join credit_authorisation c on c.id = a.authorisation_id
     join product_application p on p.authorisation_id = c.id where p.id = $1 order by a.id`,
    [id],
  )
  expect(rows).toEqual([
    { account_id: world.officer.id, what: 'application', status: 'USED' },
    { account_id: world.manager.id, what: 'application', status: 'USED' },
  ])
  const audited = await t.services.pool.query(
    `select count(*)::int n from audit_log where action = 'read-credit' and detail ->> 'applicationId' = $1`,
    [id],
  )
  expect(audited.rows).toEqual([{ n: 2 }])
})

test('an overdue case says so, a paused one is never overdue', async () => {
  const overdue = await world.application('SUBMITTED', {
    submittedAt: new Date(Date.now() - 20 * 86_400_000),
  })
  expect((await show(overdue.id, world.officer.token)).data).toMatchObject({
    isOverdue: true,
    isPaused: false,
  })
  const paused = await world.application('SUPPLEMENT', {
    submittedAt: new Date(Date.now() - 90 * 86_400_000),
  })
  expect((await show(paused.id, world.officer.token)).data).toMatchObject({
    isOverdue: false,
    isPaused: true,
    dueAt: null,
  })
})

test('who works on the case reads the certified facts under a live consent; others, and the enterprise, do not here', async () => {
  const { id } = await world.application('REVIEWING')
  const { data } = await show(id, world.officer.token)
  expect(data.certified).toMatchObject({
    legalPersonName: expect.any(String),
    foundDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    annualRevenueYuan: expect.any(Number),
    areaName: '皋兰县',
  })
  expect(data.authorisation).toMatchObject({
    purposeCode: 'preLoan',
    dataScope: expect.arrayContaining(['registration']),
  })
  const products = await world.staff(world.bank.id, ['financeProduct'])
  for (const token of [world.owner.token, products.token])
    expect((await show(id, token)).data.certified).toBeNull()
  await t.services.pool.query(
    `update credit_authorisation set status = 'REVOKED', revoked_at = now()
     where id = (select authorisation_id from product_application where id = $1)`,
    [id],
  )
  expect((await show(id, world.officer.token)).data).toMatchObject({
    certified: null,
    authorisation: { status: 'REVOKED' },
  })
})

test('the other applications are those of this enterprise to this institution, the newest first; never another’s, never sealed ones', async () => {
  const { db } = t.services
  const company = await makeEnterprise(db, t.services)
  const owner = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
  const maker = { company, applicantAccountId: owner.id }
  const first = await world.application('SETTLED', {
    ...maker,
    submittedAt: new Date('2026-01-10T09:00:00+08:00'),
  })
  const second = await world.application('REJECTED', {
    ...maker,
    submittedAt: new Date('2026-05-10T09:00:00+08:00'),
  })
  await world.application('ACCEPTED', { ...maker, productId: world.otherProduct.id })
  const takenBack = await world.application('WITHDRAWN', maker)
  await db
    .updateTable('product_application')
    .set({ sealed_at: new Date().toISOString() })
    .where('id', '=', takenBack.id)
    .execute()
  await world.application('ACCEPTED')
  const { id } = await world.application('SUBMITTED', maker)
  const { data } = await show(id, world.officer.token)
  expect(data.others.map(({ id: one }) => one)).toEqual([second.id, first.id])
  expect(data.others.find(({ id: one }) => one === first.id)).toMatchObject({ status: 'SETTLED' })
  expect((await show(id, await t.signIn(owner.id))).data.others).toEqual([])
})
