import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditTopic } from '@lqr/contract/credit/topics.ts'
import type { Role } from '@lqr/contract/kernel/access.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { deliveryDigest } from './delivery-digest.ts'
import { openTopics, readTopics } from './gate.ts'
import { maskPersonal } from './personal-view.ts'
import { type GateWorld, makeGateWorld } from './gate.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let gate: GateWorld
const REQUEST = { id: 'gate-test', ip: '192.0.2.7' }

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
  gate = makeGateWorld(t, world)
})
afterAll(() => t.close())

test('each reading is a row with the digest of what went out, and an entry of the audit log', async () => {
  const { companyId, id, bizNo } = await gate.authorised({})
  const reading = {
    db: t.services.db,
    actor: await gate.actorOf(world.officer.token),
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
  expect(await gate.accesses(id)).toEqual([row, row])
  const receipts = await gate.receiptsOf(id)
  expect(await gate.auditedReadings(id)).toEqual(
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
  const { companyId, id } = await gate.authorised({})
  const reading = {
    db: t.services.db,
    actor: await gate.actorOf(world.officer.token),
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
  expect(await gate.accesses(id)).toEqual([])
  expect(await gate.auditedReadings(id)).toEqual([])
})

test('of readings at the same moment each has its own receipt, and only what is open goes out', async () => {
  const [open, revoked] = [await gate.authorised({}), await gate.authorised({ status: 'REVOKED' })]
  const officer = await gate.actorOf(world.officer.token)
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
  const digests = new Set((await gate.accesses(open.id)).map(({ digest }) => digest))
  expect(digests).toEqual(new Set(contents.map((content) => deliveryDigest(content))))
  const told = (await gate.auditedReadings(open.id)).map(({ detail }) => detail)
  const receipts = await gate.receiptsOf(open.id)
  expect(receipts).toHaveLength(contents.length)
  expect(new Set(told.map((detail) => (detail as { receiptNo: string }).receiptNo))).toEqual(
    new Set(receipts),
  )
  expect(told).toHaveLength(contents.length)
  expect(await gate.accesses(revoked.id)).toEqual([])
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
  const { companyId } = await gate.authorised({})
  const seen = async (role: Role) => {
    const actor = await gate.actorOf((await world.staff(world.bank.id, [role])).token)
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
