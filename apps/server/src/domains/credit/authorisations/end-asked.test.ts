import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleApplication, withdrawApplication } from '@lqr/contract/applications/calls.ts'
import { listHeldAuthorisations } from '@lqr/contract/credit/authorisation-request-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { ASKED_TOPICS, authorisationSteps } from './authorisation-steps.fixtures.ts'
import { makeGateWorld } from './gate.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let steps: ReturnType<typeof authorisationSteps>

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
  steps = authorisationSteps(t, world)
})
afterAll(() => t.close())

const versionOf = async (id: string) =>
  (
    await t.services.db
      .selectFrom('product_application')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).version
const withdraw = async (id: string) =>
  t.call(
    withdrawApplication,
    { params: { id }, body: { version: await versionOf(id), note: '暂不办理' } },
    { token: world.owner.token },
  )
const held = async (bizNo: string) =>
  (await t.call(listHeldAuthorisations, { body: { bizNo } }, { token: world.officer.token })).data.list
const opens = (bizNo: string) =>
  makeGateWorld(t, world).open(world.officer.token, world.company.id, ASKED_TOPICS, bizNo)

test('what an institution asked for within an application opens nothing once that is withdrawn', async () => {
  const other = await steps.granted()
  const { id, bizNo, caseId } = await steps.granted()
  expect(await opens(bizNo)).toBe('authorisation')
  expect((await withdraw(caseId)).data.status).toBe('WITHDRAWN')
  expect(await opens(bizNo)).toBe('credit.revoked')
  const ended = (await held(bizNo)).find((one) => one.id === id)
  expect(ended).toMatchObject({ status: 'REVOKED', can: { read: false, export: true } })
  const { rows } = await t.services.pool.query(
    `select action from audit_log where entity = 'credit_authorisation' and entity_id = $1 and action = 'revoke-authorisation'`,
    [id],
  )
  expect(rows).toHaveLength(1)
  expect(await opens(other.bizNo)).toBe('authorisation')
})

test('a request lapses with its case, so that nobody grants what has no business behind it', async () => {
  const { id: caseId, bizNo } = await steps.caseWithoutConsent()
  const { data } = await steps.ask(bizNo, world.officer.token)
  await withdraw(caseId)
  expect((await steps.grant(data.id, world.owner.token)).error?.key).toBe('credit.notRequested')
  expect((await held(bizNo)).find(({ id }) => id === data.id)?.status).toBe('EXPIRED')
  expect((await steps.ask(bizNo, world.officer.token)).error?.key).toBe('credit.caseNotFound')
})

test('a request and the end of its case at the same moment: none is left that could be granted', async () => {
  const { id: caseId, bizNo } = await steps.caseWithoutConsent()
  const [asked, ended] = await Promise.all([steps.ask(bizNo, world.officer.token), withdraw(caseId)])
  expect(ended.status).toBe(200)
  expect([200, 404]).toContain(asked.status)
  expect((await held(bizNo)).filter(({ status }) => status === 'REQUESTED')).toEqual([])
})

test('what led to a loan is looked after for as long as the enterprise said', async () => {
  const { id: caseId } = await world.application('DISBURSED')
  const { apply_no: bizNo } = await t.services.db
    .selectFrom('product_application')
    .select('apply_no')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow()
  await t.services.db
    .updateTable('credit_authorisation')
    .set({ status: 'EXPIRED' })
    .where('biz_no', '=', bizNo)
    .execute()
  const granted = await steps.ask(bizNo, world.officer.token, ['judgments'])
  await steps.grant(granted.data.id, world.owner.token, { topics: ['judgments'] })
  const waiting = await steps.ask(bizNo, world.officer.token, ['patents'])
  const settled = await t.call(
    settleApplication,
    { params: { id: caseId }, body: { version: await versionOf(caseId) } },
    { token: world.officer.token },
  )
  expect(settled.data.status).toBe('SETTLED')
  const states = new Map((await held(bizNo)).map(({ id, status }) => [id, status]))
  expect([states.get(granted.data.id), states.get(waiting.data.id)]).toEqual(['AUTHORIZED', 'EXPIRED'])
})
