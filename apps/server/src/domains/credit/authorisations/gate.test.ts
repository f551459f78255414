import { afterAll, beforeAll, expect, test } from 'vitest'
import { AUTHORISATION_LETTER_VERSION, DATA_SCOPES } from '@lqr/contract/credit/authorisation-letter.ts'
import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { type AuthorisedScope, covers } from '@lqr/contract/credit/scopes.ts'
import { ACCESS_STATES, authorisationStates, type AuthorisationStatus } from '@lqr/contract/credit/states.ts'
import { CREDIT_TOPICS, creditTopic } from '@lqr/contract/credit/topics.ts'
import type { Role } from '@lqr/contract/kernel/access.ts'
import { roles } from '@lqr/contract/kernel/access.ts'
import { CallError } from '../../../http/call-error.ts'
import { sessionActor } from '../../../http/session-actor.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { deliveryDigest } from './delivery-digest.ts'
import { openTopics, readTopics } from './gate.ts'
import { maskPersonal } from './personal-view.ts'

let t: TestApp
let world: ApplicationWorld
let serial = 0
const REQUEST = { id: 'gate-test', ip: '192.0.2.7' }

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

interface Given {
  status?: AuthorisationStatus
  scope?: AuthorisedScope[]
  orgId?: string
  /** Days from today. */
  from?: number
  to?: number
}

const inDays = (days: number) => new Date(t.services.now().getTime() + days * 86_400_000).toISOString()

/** A company of its own, with one authorisation. */
async function authorised({ status = 'AUTHORIZED', scope = ['judicial'], orgId, from = -1, to = 30 }: Given) {
  const { id: companyId } = await makeEnterprise(t.services.db, t.services)
  serial += 1
  const bizNo = `SQ-TEST-${serial}`
  const row = await t.services.db
    .insertInto('credit_authorisation')
    .values({
      auth_no: `CA-TEST-${serial}`,
      grantor_company_id: companyId,
      grantor_account_id: world.owner.id,
      grantee_org_id: orgId ?? world.bank.id,
      corporate_name: '示例公司',
      org_name: '示例银行',
      purpose_code: 'preLoan',
      biz_no: bizNo,
      data_scope: scope,
      agreement_version: AUTHORISATION_LETTER_VERSION,
      evidence_hash: 'f'.repeat(64),
      valid_from: inDays(from),
      valid_to: inDays(to),
      status,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { companyId, bizNo, id: row.id }
}

async function actorOf(token: string) {
  const actor = await sessionActor(t.services.pool, token, 'off')
  if (!actor) throw new Error('no session')
  return actor
}

async function open(token: string, companyId: string, topics: readonly string[], caseNo?: string) {
  const viewing = { db: t.services.db, actor: await actorOf(token), now: t.services.now() }
  try {
    return (await openTopics(viewing, { companyId, topics, caseNo })).by
  } catch (error) {
    if (error instanceof CallError) return error.def.key
    throw error
  }
}

const accesses = async (authorisationId: string) =>
  t.services.db
    .selectFrom('credit_access')
    .select(['account_id', 'what', 'topics', 'items', 'digest_suite', 'digest', 'company_id'])
    .where('authorisation_id', '=', authorisationId)
    .orderBy('id')
    .execute()

const receiptsOf = async (authorisationId: string) =>
  (
    await t.services.db
      .selectFrom('credit_access')
      .select('id')
      .where('authorisation_id', '=', authorisationId)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

const auditedReadings = async (authorisationId: string) =>
  t.services.db
    .selectFrom('audit_log')
    .select(['actor_account_id', 'actor_kind', 'request_id', 'ip', 'detail'])
    .where('action', '=', 'read-credit')
    .where('entity_id', '=', authorisationId)
    .orderBy('id')
    .execute()

const REASONS: Partial<Record<AuthorisationStatus, string>> = {
  REQUESTED: creditErrors.requestPending.key,
  EXPIRED: creditErrors.expired.key,
  REVOKED: creditErrors.revoked.key,
  REJECTED: creditErrors.requestRejected.key,
}

test('every topic opens under each group and state exactly as the scope says', async () => {
  const scopes: AuthorisedScope[] = [...DATA_SCOPES.map(({ code }) => code), 'dishonest']
  for (const scope of scopes) {
    for (const { code: status } of authorisationStates) {
      const { companyId } = await authorised({ status, scope: [scope] })
      const isOpen = ACCESS_STATES.some((state) => state === status)
      for (const { code: topic } of CREDIT_TOPICS) {
        const inScope = covers([scope], topic) ? 'authorisation' : creditErrors.outOfScope.key
        const wanted = isOpen ? inScope : REASONS[status]
        const answer = await open(world.officer.token, companyId, [topic])
        expect(answer, `${scope} ${status} ${topic}`).toBe(wanted)
      }
    }
  }
}, 60_000)

test('each role of the institution, and nobody outside of it', async () => {
  const { companyId } = await authorised({})
  const answers: Partial<Record<Role, string>> = {}
  for (const { code: role } of roles) {
    if (role === 'enterprise') continue
    const isOfficial =
      role === 'govViewer' || role === 'contentEditor' || role === 'operator' || role === 'admin'
    const token = isOfficial
      ? await t.signIn(
          (
            await makeAccount(t.services.db, t.services, {
              sourceType: '1',
              roles: [role],
              regionCode: '620000',
            })
          ).id,
        )
      : (await world.staff(world.bank.id, [role])).token
    answers[role] = await open(token, companyId, ['dishonest'])
  }
  const opens = { financeOfficer: true, financeManager: true, financeEquity: true, agency: true }
  for (const [role, answer] of Object.entries(answers)) {
    expect(answer, role).toBe(role in opens ? 'authorisation' : creditErrors.roleNotCovered.key)
  }
  expect(await open(world.owner.token, companyId, ['dishonest'])).toBe(creditErrors.companyNotFound.key)
  expect(await open(world.otherOfficer.token, companyId, ['dishonest'])).toBe(creditErrors.notGranted.key)
})

test('a company reads its own without an authorisation, and no row says so', async () => {
  const before = await t.services.db.selectFrom('credit_access').select('id').execute()
  const reading = {
    db: t.services.db,
    actor: await actorOf(world.owner.token),
    now: t.services.now(),
    request: REQUEST,
  }
  const wanted = { companyId: world.company.id, topics: ['dishonest'] as const }
  expect(await readTopics(reading, wanted, () => Promise.resolve({ content: ['x'], items: 1 }))).toEqual([
    'x',
  ])
  expect(await t.services.db.selectFrom('credit_access').select('id').execute()).toHaveLength(before.length)
})

test('what is not valid yet or not any more opens nothing', async () => {
  const early = await authorised({ from: 1 })
  const late = await authorised({ status: 'USED', from: -9, to: -1 })
  expect(await open(world.officer.token, early.companyId, ['dishonest'])).toBe(creditErrors.notGranted.key)
  expect(await open(world.officer.token, late.companyId, ['dishonest'])).toBe(creditErrors.expired.key)
})

test('a number of another case is refused, whether or not another institution has one', async () => {
  const own = await authorised({})
  const foreign = await authorised({ orgId: world.otherBank.id })
  const { token } = world.officer
  expect(await open(token, own.companyId, ['dishonest'], own.bizNo)).toBe('authorisation')
  expect(await open(token, own.companyId, ['dishonest'], foreign.bizNo)).toBe(creditErrors.otherPurpose.key)
  expect(await open(token, foreign.companyId, ['dishonest'], foreign.bizNo)).toBe(creditErrors.notGranted.key)
  expect(await open(token, foreign.companyId, ['dishonest'], 'NONE')).toBe(creditErrors.notGranted.key)
})

test('each reading is a row with the digest of what went out, and an entry of the audit log', async () => {
  const { companyId, id, bizNo } = await authorised({})
  const reading = {
    db: t.services.db,
    actor: await actorOf(world.officer.token),
    now: t.services.now(),
    request: REQUEST,
  }
  const content = { b: 1, a: ['失信'] }
  for (const _ of [1, 2]) {
    await readTopics(reading, { companyId, topics: ['dishonest'] }, () =>
      Promise.resolve({ content, items: 1 }),
    )
  }
  const row = {
    account_id: world.officer.id,
    company_id: companyId,
    what: 'topic',
    topics: ['dishonest'],
    items: 1,
    digest_suite: 'SM3',
    digest: deliveryDigest({ a: ['失信'], b: 1 }),
  }
  expect(await accesses(id)).toEqual([row, row])
  const receipts = await receiptsOf(id)
  expect(await auditedReadings(id)).toEqual(
    receipts.map((receiptNo) => ({
      actor_account_id: world.officer.id,
      actor_kind: '3',
      request_id: REQUEST.id,
      ip: REQUEST.ip,
      detail: { what: 'topic', topics: ['dishonest'], bizNo, receiptNo },
    })),
  )
  const { status } = await t.services.db
    .selectFrom('credit_authorisation')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('USED')
})

test('what is revoked while it is being read does not go out', async () => {
  const { companyId, id } = await authorised({})
  const reading = {
    db: t.services.db,
    actor: await actorOf(world.officer.token),
    now: t.services.now(),
    request: REQUEST,
  }
  const read = async () => {
    await t.services.db
      .updateTable('credit_authorisation')
      .set({ status: 'REVOKED' })
      .where('id', '=', id)
      .execute()
    return { content: 'secret', items: 1 }
  }
  await expect(readTopics(reading, { companyId, topics: ['dishonest'] }, read)).rejects.toThrow(
    'credit.revoked',
  )
  expect(await accesses(id)).toEqual([])
  expect(await auditedReadings(id)).toEqual([])
})

test('of readings at the same moment each has its own receipt, and only what is open goes out', async () => {
  const [open, revoked] = [await authorised({}), await authorised({ status: 'REVOKED' })]
  const officer = await actorOf(world.officer.token)
  const { db, pool } = t.services
  const reading = { db, pool, actor: officer, now: t.services.now(), request: REQUEST }
  const read = (companyId: string, content: string) =>
    readTopics(reading, { companyId, topics: ['dishonest'] }, () => Promise.resolve({ content, items: 1 }))
  const contents = Array.from({ length: 40 }, (_, index) => `content ${index}`)
  const asked = contents.flatMap((content) => [
    read(open.companyId, content),
    read(revoked.companyId, content),
  ])
  const answers = await Promise.allSettled(asked)
  const kept = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  expect(kept).toEqual(contents)
  const digests = new Set((await accesses(open.id)).map(({ digest }) => digest))
  expect(digests).toEqual(new Set(contents.map((content) => deliveryDigest(content))))
  const told = (await auditedReadings(open.id)).map(({ detail }) => detail)
  const receipts = await receiptsOf(open.id)
  expect(receipts).toHaveLength(contents.length)
  expect(new Set(told.map((detail) => (detail as { receiptNo: string }).receiptNo))).toEqual(
    new Set(receipts),
  )
  expect(told).toHaveLength(contents.length)
  expect(await accesses(revoked.id)).toEqual([])
})

test('people are named to those who decide on credit, by family name to others', async () => {
  const { fields } = creditTopic('shareholders')
  const [personal] = Object.entries(fields).find(([, { sensitivity }]) => sensitivity === 'personal') ?? []
  if (!personal) throw new Error('no personal field')
  const content = { [personal]: '张示例', ratio: 60 }
  expect(maskPersonal(fields, content, 'names')).toEqual(content)
  expect(maskPersonal(fields, content, 'masked')).toEqual({ [personal]: '张**', ratio: 60 })
  const firm = { [personal]: '甘肃示例贸易有限公司' }
  expect(maskPersonal(fields, firm, 'masked')).toEqual(firm)
  const { companyId } = await authorised({})
  const seen = async (role: Role) => {
    const actor = await actorOf((await world.staff(world.bank.id, [role])).token)
    return (
      await openTopics(
        { db: t.services.db, actor, now: t.services.now() },
        { companyId, topics: ['dishonest'] },
      )
    ).personal
  }
  expect(await seen('financeManager')).toBe('names')
  expect(await seen('agency')).toBe('masked')
})
