import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  acceptLeaseTask,
  closeLease,
  declineLeaseTask,
  getLeaseNeed,
  getLeaseTask,
  listLeaseTasks,
  offerLease,
  signLease,
} from '@lqr/contract/leasing/calls.ts'
import { assignTasks } from '@lqr/contract/tasks/assignment-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type LeaseWorld, makeLeaseWorld } from '../lease-world.fixtures.ts'

let t: TestApp
let world: LeaseWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeLeaseWorld(t)
})
afterAll(() => t.close())

const OFFER = { amountYuan: 800_000, rentYuan: 24_338, ratePercent: 6, termMonths: 36, feeYuan: 24_000 }
const oneTask = async (state: Parameters<LeaseWorld['need']>[0][0]['state']) => {
  const made = await world.need([{ org: world.lanzhou, state }])
  return { needId: made.id, id: made.responseIds[0] ?? '' }
}
const as = (token = world.lanzhou.officer.token) => ({ token })

test('accepting opens the phone number, names the officer and moves the need', async () => {
  const { id, needId } = await oneTask('SUBMITTED')
  const before = await t.call(getLeaseTask, { params: { id } }, as())
  expect(before.data).toMatchObject({ contactPhone: '139****1234', opensPhone: false, isOverdue: true })
  const none = { offer: false, sign: false, close: false, dissolve: false }
  expect(before.data.can).toEqual({ ...none, accept: true, decline: true })
  const { status, data } = await t.call(acceptLeaseTask, { params: { id }, body: { version: 1 } }, as())
  expect(status).toBe(200)
  expect(data).toMatchObject({
    status: 'ACCEPTED',
    contactPhone: '139****1234',
    opensPhone: true,
    dueAt: null,
    version: 2,
  })
  const need = await t.call(getLeaseNeed, { params: { id: needId } }, as(world.owner.token))
  expect(need.data.status).toBe('ACCEPTED')
  expect(need.data.timeline.at(-1)).toMatchObject({ action: 'accept', orgName: world.lanzhou.name })
})

test('an offer is shown with its whole cost, and a renewed one has to be accepted anew', async () => {
  const { id, needId } = await oneTask('ACCEPTED')
  const first = await t.call(offerLease, { params: { id }, body: { ...OFFER, conditions: '办理保险' } }, as())
  expect(first.data.offer).toMatchObject({
    totalYuan: 24_338 * 36 + 24_000,
    annualCost: 7.89,
    conditions: '办理保险',
  })
  await t.services.pool.query(`update lease_response set agreed_at = now() where id = $1`, [id])
  const second = await t.call(offerLease, { params: { id }, body: { ...OFFER, rentYuan: 24_000 } }, as())
  expect(second.data).toMatchObject({ status: 'OFFERED', agreedAt: null, offer: { rentYuan: 24_000 } })
  const told = await t.services.pool.query(`select count(*)::int n from message where link = $1`, [
    `/personal/leases/${needId}`,
  ])
  expect(told.rows).toEqual([{ n: 2 }])
})

test('rents below the amount and a day that is over are refused at their fields', async () => {
  const { id } = await oneTask('ACCEPTED')
  const low = await t.call(offerLease, { params: { id }, body: { ...OFFER, rentYuan: 20_000 } }, as())
  expect(low.error?.fields).toEqual({ rentYuan: '租金合计不能少于融资金额，请核对每月租金和期限' })
  const past = await t.call(offerLease, { params: { id }, body: { ...OFFER, validTo: '2026-01-01' } }, as())
  expect(past.error?.fields).toEqual({ validTo: '报价有效期不能早于今天' })
})

test('declining says why and what would change it, and closes the phone number', async () => {
  const { id, needId } = await oneTask('ACCEPTED')
  const body = { declineCode: 'COLLATERAL_INSUFFICIENT' as const, declineReason: '设备二手市场窄' }
  const { data } = await t.call(declineLeaseTask, { params: { id }, body }, as())
  expect(data).toMatchObject({
    status: 'DECLINED',
    opensPhone: false,
    files: [],
    nextSteps: '增加担保物或保证人，或申请融资担保机构提供担保。',
  })
  const need = await t.call(getLeaseNeed, { params: { id: needId } }, as(world.owner.token))
  expect(need.data).toMatchObject({ status: 'DECLINED', responses: [{ declineReason: '设备二手市场窄' }] })
})

test('signing waits for the enterprise, then the lease is closed', async () => {
  const { id } = await oneTask('OFFERED')
  const early = await t.call(signLease, { params: { id }, body: {} }, as())
  expect(early).toMatchObject({
    status: 409,
    error: { key: 'leases.notAgreed' },
    data: { status: 'OFFERED' },
  })
  await t.services.pool.query(`update lease_response set agreed_at = now() where id = $1`, [id])
  expect((await t.call(signLease, { params: { id }, body: {} }, as())).data.status).toBe('SIGNED')
  expect((await t.call(closeLease, { params: { id }, body: {} }, as())).data.status).toBe('CLOSED')
})

test('what a leasing company’s people remark to each other stays with them', async () => {
  const { needId, id } = await oneTask('ACCEPTED')
  const body = { tasks: [{ kind: 'lease' as const, caseId: id }], note: '先看设备' }
  expect((await t.call(assignTasks, { body }, as())).data.assigned).toBe(1)
  const task = await t.call(getLeaseTask, { params: { id } }, as())
  expect(task.data.timeline.at(-1)?.note).toMatch(/：先看设备$/)
  const need = await t.call(getLeaseNeed, { params: { id: needId } }, as(world.owner.token))
  expect(need.data.timeline.at(-1)).toMatchObject({ action: 'assign', note: expect.stringMatching(/ 办理$/) })
})

test('an illegal move and a stale version answer 409 with the current row', async () => {
  const { id } = await oneTask('SUBMITTED')
  const illegal = await t.call(closeLease, { params: { id }, body: {} }, as())
  expect(illegal).toMatchObject({
    status: 409,
    error: { key: 'leases.illegalMove' },
    data: { status: 'SUBMITTED' },
  })
  const stale = await t.call(acceptLeaseTask, { params: { id }, body: { version: 7 } }, as())
  expect(stale).toMatchObject({ status: 409, error: { key: 'leases.staleVersion' }, data: { version: 1 } })
})

test('an institution sees and moves its own answers alone; a bank sees none', async () => {
  const made = await world.need([
    { org: world.lanzhou, state: 'SUBMITTED' },
    { org: world.provincial, state: 'OFFERED' },
  ])
  const [mine = '', theirs = ''] = made.responseIds
  const own = await t.call(getLeaseTask, { params: { id: mine } }, as())
  expect(own.data.timeline.map(({ action }) => action)).toEqual(['submit'])
  for (const { officer } of [world.lanzhou, world.bank]) {
    expect((await t.call(getLeaseTask, { params: { id: theirs } }, as(officer.token))).status).toBe(404)
    const moved = await t.call(
      declineLeaseTask,
      {
        params: { id: theirs },
        body: { declineCode: 'OTHER', declineReason: '不相干的机构' },
      },
      as(officer.token),
    )
    expect(moved).toMatchObject({ status: 404, error: { key: 'leases.needNotFound' } })
  }
  const bank = await t.call(listLeaseTasks, { body: {} }, as(world.bank.officer.token))
  expect(bank.data).toMatchObject({ list: [], total: 0 })
})

test('a manager of the house sees what came in for its branch; a product clerk sees nothing', async () => {
  const manager = await world.staff(world.lanzhou.id, ['financeManager'])
  const { id } = await oneTask('ACCEPTED')
  const seen = await t.call(getLeaseTask, { params: { id } }, as(manager.token))
  expect(seen.data.can).toMatchObject({ offer: true, decline: true })
  const clerk = await world.staff(world.lanzhou.id, ['financeProduct'])
  expect((await t.call(listLeaseTasks, { body: {} }, as(clerk.token))).status).toBe(403)
})

test('signed out is 401 and an enterprise 403', async () => {
  const { id } = await oneTask('SUBMITTED')
  expect((await t.call(getLeaseTask, { params: { id } })).status).toBe(401)
  expect((await t.call(acceptLeaseTask, { params: { id }, body: {} }, as(world.owner.token))).status).toBe(
    403,
  )
})

test('tasks are found by number, equipment and enterprise, by state, and what is due stands first', async () => {
  const { token } = world.tianshui.officer
  const add = (state: 'SUBMITTED' | 'OFFERED' | 'LOST', equipmentName: string, amountYuan = 800_000) =>
    world.need([{ org: world.tianshui, state }], {
      asked: { equipmentName, amountYuan, valueYuan: 2_000_000 },
    })
  await add('OFFERED', '磨床一台', 900_000)
  const waiting = await add('SUBMITTED', '铣床一台')
  await add('LOST', '刨床一台')
  const names = async (body: Parameters<typeof t.call<typeof listLeaseTasks>>[1]['body']) =>
    (await t.call(listLeaseTasks, { body }, as(token))).data.list.map((row) => row.equipmentName)
  expect((await names({}))[0]).toBe('铣床一台')
  expect((await names({ sort: 'amount' }))[0]).toBe('磨床一台')
  expect(await names({ openOnly: true })).toHaveLength(2)
  expect(await names({ status: 'LOST' })).toEqual(['刨床一台'])
  expect(await names({ keyword: waiting.needNo.toLowerCase() })).toEqual(['铣床一台'])
  expect(await names({ keyword: '磨床' })).toEqual(['磨床一台'])
  expect(await names({ keyword: world.company.corporateName })).toHaveLength(3)
  expect(await names({ keyword: '%' })).toEqual([])
})
