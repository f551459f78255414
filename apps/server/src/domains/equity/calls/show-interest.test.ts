import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  consentToInterest,
  declineInterest,
  getInterest,
  getOwnInterest,
  listInterests,
  listPoolProjects,
  listProjectInterests,
  openInterestPhone,
  revokeInterest,
  showInterest,
  stepOutOfProject,
} from '@lqr/contract/equity/interest-calls.ts'
import { withdrawProject } from '@lqr/contract/equity/project-calls.ts'
import { listMessages } from '@lqr/contract/messages/calls.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeInterestWorld } from '../interest-world.fixtures.ts'
import { PROJECT_COMPANY } from '../project-world.fixtures.ts'

let t: TestApp
let world: Awaited<ReturnType<typeof makeInterestWorld>>
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-20T10:00:00+08:00') })
  world = await makeInterestWorld(t)
})
afterAll(() => t.close())

const reason = '本基金投资食品加工，希望约谈。'
const seen = async (id: string, who = world.investor) =>
  (await t.call(getInterest, { params: { id } }, who)).data
const own = async (id: string) => (await t.call(getOwnInterest, { params: { id } }, world.owner)).data
const SECRETS = [PROJECT_COMPANY, '8000000', '冻干生产线，', '示例联系人', '139****1234']

test('an institution asks with a word of why; name, contact and figures open with the consent, and close when it is revoked', async () => {
  const projectId = await world.project('PUBLISHED')
  const input = { params: { id: projectId }, body: { reason } }
  const asked = (await t.call(showInterest, input, world.investor)).data
  expect(asked).toMatchObject({ status: 'ASKED', opened: null, reason, companyName: '甘肃**食品有限公司' })
  expect(asked.interestNo).toMatch(/^DJ20261120-\d{6}$/)
  const params = { id: asked.id }
  const said = async () => JSON.stringify(await seen(asked.id))
  for (const secret of SECRETS) expect(await said()).not.toContain(secret)

  const heard = (await t.call(listProjectInterests, { params: { id: projectId } }, world.owner)).data
  expect(heard).toMatchObject([{ id: asked.id, reason, orgName: world.fund.name }])
  const { list } = (await t.call(listMessages, { body: {} }, world.owner)).data
  expect(list[0]).toMatchObject({ title: '投资机构希望对接' })

  const { version } = await own(asked.id)
  const unread = await t.send(consentToInterest, { params, body: { version } as never }, world.owner)
  expect(unread.status).toBe(422)
  const consented = await t.call(consentToInterest, { params, body: { version, consent: true } }, world.owner)
  expect(consented.data).toMatchObject({ status: 'CONSENTED', can: { revoke: true, consent: false } })
  expect((await seen(asked.id)).opened).toMatchObject({
    corporateName: PROJECT_COMPANY,
    amountYuan: 8_000_000,
    contactPhone: '139****1234',
  })
  expect((await t.call(openInterestPhone, { params }, world.investor)).data.phone).toBe('13900001234')

  const after = consented.data.version
  await t.call(revokeInterest, { params, body: { version: after } }, world.owner)
  for (const secret of SECRETS) expect(await said()).not.toContain(secret)
  expect((await t.send(openInterestPhone, { params }, world.investor)).status).toBe(403)
  const again = await t.send(showInterest, input, world.investor)
  expect(again).toMatchObject({ status: 409, error: { key: 'equity.alreadyInterested' } })
})

test('before the consent neither list nor tasks nor messages tell an institution whose project it is', async () => {
  const { id } = await world.interest('ASKED')
  const told = [
    await t.call(listInterests, { body: {} }, world.investor),
    await t.call(listPoolProjects, { body: {} }, world.investor),
    await t.call(listTasks, { body: { waitsForUs: false } }, world.investor),
    await t.call(listMessages, { body: {} }, world.investor),
  ]
  expect((await t.call(listInterests, { body: {} }, world.investor)).data.list[0]?.id).toBe(id)
  expect(JSON.stringify(told)).not.toContain(PROJECT_COMPANY)
})

test('an institution that the enterprise turned away may not ask again, one that stepped out may', async () => {
  const declined = await world.interest('ASKED')
  const params = { id: declined.id }
  await t.call(declineInterest, { params, body: { version: 1 } }, world.owner)
  const ask = (projectId: string) =>
    t.send(showInterest, { params: { id: projectId }, body: { reason } }, world.investor)
  expect((await ask(declined.projectId)).error?.key).toBe('equity.alreadyInterested')

  const left = await world.interest('CONSENTED')
  const { version } = await own(left.id)
  const body = { version, endCode: 'TERMS', endReason: '估值没有谈成。' } as const
  const ended = await t.call(stepOutOfProject, { params: { id: left.id }, body }, world.investor)
  expect(ended.data).toMatchObject({ status: 'FAILED', opened: null, endReason: '估值没有谈成。' })
  expect(ended.data.nextSteps).toContain('调整融资金额')
  expect((await ask(left.projectId)).status).toBe(200)
})

test('of the same institution asking twice at once one interest comes about', async () => {
  const projectId = await world.project('PUBLISHED')
  const input = { params: { id: projectId }, body: { reason } }
  const tries = await Promise.all([1, 2, 3, 4].map(() => t.send(showInterest, input, world.investor)))
  const statuses = tries.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(3)
})

test('a project that is not public is not there, and one that ends takes every interest with it', async () => {
  const ask = (id: string) => t.send(showInterest, { params: { id }, body: { reason } }, world.investor)
  for (const state of ['SUBMITTED', 'OFFLINE', 'REJECTED'] as const)
    expect((await ask(await world.project(state))).status).toBe(404)
  const { id, projectId } = await world.interest('CONSENTED')
  await t.call(withdrawProject, { params: { id: projectId }, body: { version: 3 } }, world.owner)
  expect(await seen(id)).toMatchObject({ status: 'CLOSED', opened: null })
})

test('strangers find nothing: signed out, other roles, another company, another institution', async () => {
  const { id, projectId } = await world.interest('CONSENTED')
  const params = { id }
  expect((await t.send(getInterest, { params })).status).toBe(401)
  expect((await t.send(listPoolProjects, { body: {} })).status).toBe(401)
  for (const who of [world.owner, world.banker, world.lanzhou, world.operator]) {
    expect((await t.send(getInterest, { params }, who)).status).toBe(403)
    expect((await t.send(listPoolProjects, { body: {} }, who)).status).toBe(403)
    const ask = { params: { id: projectId }, body: { reason } }
    expect((await t.send(showInterest, ask, who)).status).toBe(403)
  }
  expect((await t.send(getInterest, { params }, world.rivalInvestor)).status).toBe(404)
  expect((await t.send(openInterestPhone, { params }, world.rivalInvestor)).status).toBe(404)
  const revoke = { params, body: { version: 2 } }
  expect((await t.send(revokeInterest, revoke, world.otherOwner)).status).toBe(404)
  expect((await t.send(revokeInterest, revoke, world.investor)).status).toBe(403)
  expect((await t.send(getOwnInterest, { params }, world.otherOwner)).status).toBe(404)
  const heard = { params: { id: projectId } }
  expect((await t.send(listProjectInterests, heard, world.otherOwner)).status).toBe(404)
  expect((await t.send(listProjectInterests, heard, world.lanzhou)).status).toBe(403)
})
