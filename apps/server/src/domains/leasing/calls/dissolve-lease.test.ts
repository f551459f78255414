import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  cancelLease,
  closeLease,
  dissolveLease,
  getLeaseNeed,
  getLeaseTask,
} from '@lqr/contract/leasing/calls.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type LeaseWorld, makeLeaseWorld } from '../lease-world.fixtures.ts'

const END = { endReason: '设备厂商不能按期交货' }

let t: TestApp
let world: LeaseWorld
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeLeaseWorld(t)
})
afterAll(() => t.close())

async function signed() {
  const { id, responseIds } = await world.need([
    { org: world.lanzhou, state: 'SIGNED' },
    { org: world.provincial, state: 'LOST' },
  ])
  const [responseId = '', lost = ''] = responseIds
  return { id, responseId, lost }
}
const cancel = (
  id: string,
  responseId: string,
  options: { token?: string } = world.owner,
  more: object = {},
) => t.send(cancelLease, { params: { id }, body: { responseId, ...END, ...more } }, options)
const dissolve = (id: string, options: { token?: string } = world.lanzhou.officer, more: object = {}) =>
  t.send(dissolveLease, { params: { id }, body: { ...END, ...more } }, options)
const needOf = async (id: string) => (await t.call(getLeaseNeed, { params: { id } }, world.owner)).data
const told = async (kind: string, accountId: string, link: string) =>
  (
    await t.services.pool.query<{ body: string }>(
      `select body from message where kind = $1 and account_id = $2 and link = $3`,
      [`products.lease-${kind}`, accountId, link],
    )
  ).rows

test('an enterprise ends a contract before the equipment is handed over; the institution reads why and has nothing left to do', async () => {
  const { id, responseId } = await signed()
  expect((await needOf(id)).responses).toMatchObject([{ can: { cancel: true } }, { can: { cancel: false } }])
  expect((await cancel(id, responseId, world.owner, { endReason: '短' })).status).toBe(422)
  const { data } = await cancel(id, responseId)
  expect(data).toMatchObject({
    status: 'DISSOLVED',
    can: { withdraw: false },
    responses: [{ status: 'DISSOLVED', ...END, can: { cancel: false } }, { status: 'LOST' }],
  })
  const task = await t.call(getLeaseTask, { params: { id: responseId } }, world.lanzhou.officer)
  expect(task.data).toMatchObject({
    ...END,
    opensPhone: false,
    files: [],
    can: { close: false, dissolve: false },
  })
  expect(task.data.timeline.at(-1)).toMatchObject({ action: 'cancel', note: END.endReason })
  const [said] = await told('cancel', world.lanzhou.officer.id, `/workbench/leases/${responseId}`)
  expect(said?.body).toContain(END.endReason)
  const tasks = await t.call(listTasks, { body: { kind: 'lease' } }, world.lanzhou.officer)
  expect(tasks.data.list.some(({ caseId }) => caseId === responseId)).toBe(false)
})

test('an institution ends it, too, and the enterprise reads why', async () => {
  const { id, responseId } = await signed()
  const { data } = await dissolve(responseId)
  expect(data).toMatchObject({ status: 'DISSOLVED', ...END })
  expect(await needOf(id)).toMatchObject({ status: 'DISSOLVED' })
  const [said] = await told('dissolve', world.owner.id, `/personal/leases/${id}`)
  expect(said?.body).toContain(END.endReason)
})

test('a lease that runs, an offer, and what has changed meanwhile are not ended', async () => {
  const { id, responseId, lost } = await signed()
  expect((await cancel(id, lost)).error?.key).toBe('leases.illegalMove')
  expect((await cancel(id, responseId, world.owner, { version: 99 })).error?.key).toBe('leases.staleVersion')
  await t.call(closeLease, { params: { id: responseId }, body: {} }, world.lanzhou.officer)
  expect((await cancel(id, responseId)).error?.key).toBe('leases.illegalMove')
  expect((await dissolve(responseId)).error?.key).toBe('leases.illegalMove')
})

test('of both at the same moment one is written', async () => {
  const { id, responseId } = await signed()
  const answers = await Promise.all([cancel(id, responseId), dissolve(responseId)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('nobody but its two parties ends a contract', async () => {
  const { id, responseId } = await signed()
  expect((await cancel(id, responseId, {})).status).toBe(401)
  expect((await cancel(id, responseId, world.lanzhou.officer)).status).toBe(403)
  expect((await cancel(id, responseId, world.otherOwner)).status).toBe(404)
  expect((await dissolve(responseId, {})).status).toBe(401)
  expect((await dissolve(responseId, world.owner)).status).toBe(403)
  for (const { officer } of [world.tianshui, world.provincial, world.bank])
    expect((await dissolve(responseId, officer)).status).toBe(404)
  const clerk = await world.staff(world.lanzhou.id, ['financeProduct'])
  expect((await dissolve(responseId, clerk)).status).toBe(403)
})
