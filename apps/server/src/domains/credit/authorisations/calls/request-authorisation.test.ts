import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  grantRequested,
  listHeldAuthorisations,
  rejectRequested,
  requestAuthorisation,
} from '@lqr/contract/credit/authorisation-request-calls.ts'
import { listAuthorisations, revokeAuthorisation } from '@lqr/contract/credit/calls.ts'
import { UNNAMED_LETTER_VERSION } from '@lqr/contract/credit/authorisation-letter.ts'
import { TOPIC_LETTER_VERSION } from '@lqr/contract/credit/topic-letter.ts'
import { mergeOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import {
  type ApplicationWorld,
  makeApplicationWorld,
} from '../../../applications/application-world.fixtures.ts'
import { fictitiousCreditCode } from '../../../certification/certification.fixtures.ts'
import { makeOrganisation } from '../../../organisations/organisations.fixtures.ts'
import { makeMaintainers } from '../../../organisations/maintenance-world.fixtures.ts'
import { makeProduct } from '../../../products/products.fixtures.ts'
import { ASKED_TOPICS, authorisationSteps } from '../authorisation-steps.fixtures.ts'
import { makeGateWorld } from '../gate.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let steps: ReturnType<typeof authorisationSteps>

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
  steps = authorisationSteps(t, world)
})
afterAll(() => t.close())

const told = async (kind: string, bizNo: string) =>
  (await t.services.db.selectFrom('message').select('body').where('kind', '=', kind).execute()).filter(
    ({ body }) => body.includes(bizNo),
  ).length
/** A case at a branch, whose letter of before names that branch alone. */
async function caseAtBranch() {
  const branch = await makeOrganisation(t.services.db, { parentId: world.bank.id })
  const { id: productId } = await makeProduct(t.services.db, branch)
  const { id: applicationId } = await world.application('REVIEWING', { productId })
  const { rows } = await t.services.pool.query<{ id: string; biz_no: string }>(
    `update credit_authorisation c set agreement_version = $2 from product_application a
      where a.id = $1 and c.id = a.authorisation_id returning c.id::text id, c.biz_no`,
    [applicationId, UNNAMED_LETTER_VERSION],
  )
  const { id = '', biz_no: bizNo = '' } = rows[0] ?? {}
  const held = async (token: string) =>
    (await t.call(listHeldAuthorisations, { body: { bizNo } }, { token })).data.list
  return { branchCase: { id, bizNo, orgId: branch.id }, held }
}
const reject = (id: string, token?: string) =>
  t.call(rejectRequested, { params: { id }, body: { reason: '暂不需要' } }, token ? { token } : {})

test('an institution asks within its case, the enterprise is told and gives less than was asked for', async () => {
  const { bizNo } = await steps.caseWithoutConsent()
  const asked = await steps.ask(bizNo, world.officer.token)
  expect(asked.data).toMatchObject({
    bizNo,
    companyId: world.company.id,
    dataScope: ASKED_TOPICS,
    status: 'REQUESTED',
    can: { read: false, export: false },
  })
  expect(await told('credit.requested', bizNo)).toBe(1)
  const { list } = (
    await t.call(listAuthorisations, { body: { status: 'REQUESTED' } }, { token: world.owner.token })
  ).data
  expect(list.find(({ id }) => id === asked.data.id)).toMatchObject({
    evidenceHash: null,
    request: { termDays: 60, reason: '贷前审批需要核实涉诉和纳税情况', askedBy: '客户经理（示例）' },
    can: { grant: true, reject: true, revoke: false, export: false },
  })
  const given = await steps.grant(asked.data.id, world.owner.token, { topics: ['taxLevels'], termDays: 10 })
  expect(given.data).toMatchObject({
    status: 'AUTHORIZED',
    dataScope: ['taxLevels'],
    agreementVersion: TOPIC_LETTER_VERSION,
    evidenceHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    can: { grant: false, revoke: true, export: true },
  })
  const days = (Date.parse(given.data.validTo) - Date.parse(given.data.validFrom)) / 86_400_000
  expect(days).toBe(10)
  expect(await told('credit.granted', bizNo)).toBe(2)
})

test('nothing beyond what was asked for can be given, and nothing by another letter', async () => {
  const { bizNo } = await steps.caseWithoutConsent()
  const { data } = await steps.ask(bizNo, world.officer.token)
  const more = await steps.grant(data.id, world.owner.token, { topics: ['judgments'] })
  const longer = await steps.grant(data.id, world.owner.token, { termDays: 61 })
  expect([more.error?.key, longer.error?.key]).toEqual(['credit.outOfScope', 'credit.outOfScope'])
  const body = { topics: [...ASKED_TOPICS], termDays: 60, agreementVersion: 'OLD', consent: true as const }
  const old = await t.call(grantRequested, { params: { id: data.id }, body }, { token: world.owner.token })
  expect(old.error?.key).toBe('credit.letterChanged')
  const silent = await t.send(
    grantRequested,
    { params: { id: data.id }, body: { ...body, consent: false } },
    { token: world.owner.token },
  )
  expect(silent.error?.fields).toHaveProperty('consent')
})

test('a letter of the release before goes on to be taken, and is recorded as what it is', async () => {
  const { bizNo } = await steps.caseWithoutConsent()
  const { data } = await steps.ask(bizNo, world.officer.token)
  const agreementVersion = 'ZXSQ-2026.11'
  const body = { topics: [...ASKED_TOPICS], termDays: 60, agreementVersion, consent: true as const }
  const given = await t.call(grantRequested, { params: { id: data.id }, body }, { token: world.owner.token })
  expect(given.data).toMatchObject({ status: 'AUTHORIZED', agreementVersion })
})

test('a house that a letter of before does not name asks anew, and reads under the letter of now', async () => {
  const { branchCase, held } = await caseAtBranch()
  const { bizNo, id } = branchCase
  const { token } = world.officer
  expect(await held(token)).toMatchObject([{ id, can: { read: false } }])
  const branchOfficer = await world.staff(branchCase.orgId, ['financeOfficer'])
  expect(await held(branchOfficer.token)).toMatchObject([{ id, can: { read: true } }])
  expect((await steps.ask(bizNo, branchOfficer.token)).error?.key).toBe('credit.alreadyGranted')
  const asked = await steps.ask(bizNo, token)
  expect(asked.data.status).toBe('REQUESTED')
  await steps.grant(asked.data.id, world.owner.token)
  expect(await held(token)).toMatchObject([
    { id: asked.data.id, can: { read: true } },
    { id, can: { read: false } },
  ])
})

test('a request that is refused says so to the institution and can be asked again', async () => {
  const { bizNo } = await steps.caseWithoutConsent()
  const { data } = await steps.ask(bizNo, world.officer.token)
  expect((await steps.ask(bizNo, world.officer.token)).error?.key).toBe('credit.alreadyRequested')
  expect((await reject(data.id, world.owner.token)).data).toMatchObject({
    status: 'REJECTED',
    request: { rejectReason: '暂不需要' },
  })
  expect(await told('credit.rejected', bizNo)).toBe(2)
  expect((await reject(data.id, world.owner.token)).error?.key).toBe('credit.notRequested')
  expect((await steps.grant(data.id, world.owner.token)).error?.key).toBe('credit.notRequested')
  expect((await steps.ask(bizNo, world.officer.token)).data.status).toBe('REQUESTED')
})

test('two decisions at once: one counts', async () => {
  const { bizNo } = await steps.caseWithoutConsent()
  const { data } = await steps.ask(bizNo, world.officer.token)
  const answers = await Promise.all([
    steps.grant(data.id, world.owner.token),
    reject(data.id, world.owner.token),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a request that nobody answered lapses, and makes room for another', async () => {
  const { bizNo } = await steps.caseWithoutConsent()
  const { data } = await steps.ask(bizNo, world.officer.token)
  await t.services.db
    .updateTable('credit_authorisation')
    .set({ valid_to: new Date(t.services.now().getTime() - 1_000).toISOString() })
    .where('id', '=', data.id)
    .execute()
  expect((await steps.grant(data.id, world.owner.token)).error?.key).toBe('credit.notRequested')
  expect((await steps.ask(bizNo, world.officer.token)).data.status).toBe('REQUESTED')
})

test('only within a case of the own institution that goes on', async () => {
  const { bizNo } = await steps.caseWithoutConsent()
  expect((await steps.ask(bizNo, world.otherOfficer.token)).error?.key).toBe('credit.caseNotFound')
  expect((await steps.ask('SQ00000000-000000', world.officer.token)).error?.key).toBe('credit.caseNotFound')
  const over = await world.application('WITHDRAWN')
  const { apply_no: overNo } = await t.services.db
    .selectFrom('product_application')
    .select('apply_no')
    .where('id', '=', over.id)
    .executeTakeFirstOrThrow()
  expect((await steps.ask(overNo, world.officer.token)).error?.key).toBe('credit.caseNotFound')
})

test('what the enterprise has authorised in the case is not asked for again', async () => {
  const { bizNo } = await steps.granted()
  expect((await steps.ask(bizNo, world.officer.token)).error?.key).toBe('credit.alreadyGranted')
  expect((await steps.ask(bizNo, world.officer.token, ['judgments'])).status).toBe(200)
})

test('a granted scope is asked for again for another purpose, or before it ends', async () => {
  const { id, bizNo } = await steps.granted()
  const postLoan = { ...steps.form(bizNo), purposeCode: 'postLoan' as const }
  const other = await t.call(requestAuthorisation, { body: postLoan }, { token: world.officer.token })
  expect(other.data).toMatchObject({ status: 'REQUESTED', purposeCode: 'postLoan' })
  await reject(other.data.id, world.owner.token)
  const endsIn = (days: number) =>
    t.services.db
      .updateTable('credit_authorisation')
      .set({ valid_to: new Date(t.services.now().getTime() + days * 86_400_000).toISOString() })
      .where('id', '=', id)
      .execute()
  await endsIn(16)
  expect((await steps.ask(bizNo, world.officer.token)).error?.key).toBe('credit.alreadyGranted')
  await endsIn(14)
  expect((await steps.ask(bizNo, world.officer.token)).data.status).toBe('REQUESTED')
})

test('signed out, enterprises and product staff ask for nothing; a strange enterprise decides nothing', async () => {
  const { bizNo } = await steps.caseWithoutConsent()
  const body = steps.form(bizNo)
  const products = await world.staff(world.bank.id, ['financeProduct'])
  expect((await t.call(requestAuthorisation, { body })).status).toBe(401)
  expect((await steps.ask(bizNo, world.owner.token)).status).toBe(403)
  expect((await steps.ask(bizNo, products.token)).status).toBe(403)
  const { data } = await steps.ask(bizNo, world.officer.token)
  expect((await steps.grant(data.id, world.otherOwner.token)).error?.key).toBe('credit.notFound')
  expect((await reject(data.id, world.otherOwner.token)).error?.key).toBe('credit.notFound')
  expect((await reject(data.id)).status).toBe(401)
  expect((await reject(data.id, world.officer.token)).status).toBe(403)
  const bad = await t.send(
    requestAuthorisation,
    { body: { ...body, topics: [], termDays: 0, reason: '' } },
    { token: world.officer.token },
  )
  expect(Object.keys(bad.error?.fields ?? {}).toSorted()).toEqual(['reason', 'termDays', 'topics'])
})

test('an institution lists what it holds and asked for, and nothing of another', async () => {
  const { id, bizNo } = await steps.granted()
  const list = async (token: string, status?: 'AUTHORIZED' | 'REVOKED') =>
    (await t.call(listHeldAuthorisations, { body: { keyword: bizNo, ...(status && { status }) } }, { token }))
      .data.list
  expect((await list(world.manager.token)).map((one) => one.id)).toContain(id)
  expect(await list(world.otherManager.token)).toEqual([])
  const [newest] = await list(world.manager.token, 'AUTHORIZED')
  expect(newest).toMatchObject({ id, can: { read: true, export: true } })
  const ofCase = async (caseNo: string) =>
    (await t.call(listHeldAuthorisations, { body: { bizNo: caseNo } }, { token: world.officer.token })).data
      .list
  expect(new Set((await ofCase(bizNo)).map((one) => one.bizNo))).toEqual(new Set([bizNo]))
  expect(await ofCase(bizNo.slice(0, -1))).toEqual([])
  await t.call(revokeAuthorisation, { params: { id }, body: {} }, { token: world.owner.token })
  expect((await list(world.manager.token, 'AUTHORIZED')).map((one) => one.id)).not.toContain(id)
  expect((await list(world.manager.token, 'REVOKED')).map((one) => one.id)).toContain(id)
  expect((await t.call(listHeldAuthorisations, { body: {} })).status).toBe(401)
  expect((await t.call(listHeldAuthorisations, { body: {} }, { token: world.owner.token })).status).toBe(403)
})

test('those that open something now are listed alone, whatever lies before them, and are those that say so', async () => {
  const gate = makeGateWorld(t, world)
  const living = [await gate.authorised({}), await gate.authorised({ status: 'USED' })]
  for (const status of ['REQUESTED', 'EXPIRED', 'REVOKED', 'REJECTED'] as const)
    await gate.authorised({ status })
  for (const time of [{ from: 1 }, { from: -9, to: -1 }]) await gate.authorised(time)
  await gate.authorised({ orgId: world.otherBank.id })
  const list = async (body: { openOnly?: boolean; keyword: string; pageSize?: number }) =>
    (await t.call(listHeldAuthorisations, { body }, { token: world.officer.token })).data
  const ids = living.map(({ id }) => id).toReversed()
  const open = await list({ openOnly: true, keyword: 'SQ-TEST' })
  expect(open.list.map(({ id }) => id)).toEqual(ids)
  expect(open.total).toBe(2)
  const all = await list({ keyword: 'SQ-TEST', pageSize: 100 })
  expect(all.total).toBe(8)
  expect(all.list.filter(({ can }) => can.read).map(({ id }) => id)).toEqual(ids)
  const [oldest] = living
  const found = await list({ openOnly: true, keyword: oldest?.bizNo ?? '', pageSize: 1 })
  expect(found.list).toMatchObject([{ id: oldest?.id, can: { read: true } }])
})

test('what is granted names the enterprise as it is certified at the consent, not as it was when it was asked', async () => {
  const { bizNo } = await steps.caseWithoutConsent()
  const { data } = await steps.ask(bizNo, world.officer.token)
  const { db } = t.services
  const now = { corporate_name: '更名后示例企业', credit_code: fictitiousCreditCode('620122', 9_700_001) }
  const company = () => db.updateTable('enterprise').where('id', '=', world.company.id)
  const before = await db
    .selectFrom('enterprise')
    .select(['corporate_name', 'credit_code'])
    .where('id', '=', world.company.id)
    .executeTakeFirstOrThrow()
  await company().set(now).execute()
  expect((await steps.grant(data.id, world.owner.token)).status).toBe(200)
  const kept = await db
    .selectFrom('credit_authorisation')
    .select(['corporate_name', 'credit_code'])
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow()
  expect(kept).toEqual(now)
  await company().set(before).execute()
})

test('after a merger the successor, who reads, is told what the enterprise decides', async () => {
  const [refused, given] = [await steps.caseWithoutConsent(), await steps.caseWithoutConsent()]
  const [first, second] = [
    await steps.ask(refused.bizNo, world.officer.token),
    await steps.ask(given.bizNo, world.officer.token),
  ]
  const { operator } = await makeMaintainers(t, world.otherBank.id)
  const body = { intoId: world.otherBank.id, products: 'keep', confirmName: world.bank.name, version: 1 }
  const merged = await t.send(mergeOrganisation, { params: { id: world.bank.id }, body }, { token: operator })
  expect(merged.status).toBe(200)
  const owner = await t.signIn(world.owner.id)
  expect((await reject(first.data.id, owner)).status).toBe(200)
  expect((await steps.grant(second.data.id, owner)).status).toBe(200)
  const revoked = await t.call(
    revokeAuthorisation,
    { params: { id: second.data.id }, body: {} },
    { token: owner },
  )
  expect(revoked.data.status).toBe('REVOKED')
  for (const [kind, bizNo] of [
    ['credit.rejected', refused.bizNo],
    ['credit.granted', given.bizNo],
    ['credit.revoked', given.bizNo],
  ] as const) {
    expect(await told(kind, bizNo), kind).toBeGreaterThan(0)
  }
})
