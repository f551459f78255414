import { afterAll, beforeAll, expect, test } from 'vitest'
import { askSupplement } from '@lqr/contract/applications/calls.ts'
import { listAffairs, listTasks } from '@lqr/contract/tasks/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeLeaseNeed } from '../../leasing/leases.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
/** What each is called here, by kind and number. */
const made: Record<string, string> = {}
let inReview: string
const now = new Date('2026-11-20T10:00:00+08:00')
const on = (day: string) => new Date(`${day}T09:00:00+08:00`)

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeApplicationWorld(t)
  for (const [state, day] of [
    ['SUBMITTED', '2026-11-19'],
    ['REVIEWING', '2026-11-01'],
    ['DISBURSED', '2026-09-01'],
    ['SETTLED', '2025-09-01'],
    ['REJECTED', '2026-10-01'],
  ] as const) {
    const { id } = await world.application(state, { submittedAt: on(day) })
    made[`application ${id}`] = state
    if (state === 'REVIEWING') inReview = id
  }
  const { id } = await makeLeaseNeed(t.services.db, t.services, {
    company: world.company,
    applicantAccountId: world.owner.id,
    answers: [{ org: world.bank, state: 'OFFERED' }],
    submittedAt: on('2026-11-16'),
    asked: { equipmentName: '示例检测线' },
  })
  made[`lease ${id}`] = 'lease'
})
afterAll(() => t.close())

type Body = NonNullable<Parameters<typeof t.call<typeof listAffairs>>[1]['body']>

async function found(body: Body = {}, { token }: { token: string } = world.owner): Promise<string[]> {
  const { status, data } = await t.call(listAffairs, { body }, { token })
  expect(status).toBe(200)
  expect(data.total).toBe(data.list.length)
  return data.list.map(({ kind, threadId }) => made[`${kind} ${threadId}`] ?? `${kind} ${threadId}`)
}

test('everything under way stands in one list, what waits for the enterprise first, and nothing that is over', async () => {
  expect(await found()).toEqual(['lease', 'SUBMITTED', 'REVIEWING', 'DISBURSED'])
})

test('what begins to wait for the enterprise comes to the top', async () => {
  const { token } = world.officer
  await t.call(askSupplement, { params: { id: inReview }, body: { request: '近三个月流水' } }, { token })
  expect((await found()).slice(0, 2)).toEqual(['REVIEWING', 'lease'])
  expect(await found({ waitsForUs: true })).toEqual(['REVIEWING', 'lease'])
})

test('it is narrowed by kind and by number, title or institution', async () => {
  expect(await found({ kind: 'lease' })).toEqual(['lease'])
  expect(await found({ keyword: '检测线' })).toEqual(['lease'])
  expect(await found({ keyword: '黄河示例' })).toHaveLength(4)
  expect(await found({ keyword: '没有这个' })).toEqual([])
})

test('the work of an institution holds nothing on which nobody has to act', async () => {
  const body = { waitsForUs: false, pageSize: 50 }
  const { data } = await t.call(listTasks, { body }, { token: world.officer.token })
  expect(data.list.map(({ status }) => status)).not.toContain('DISBURSED')
})

test('another enterprise finds none of it, and nobody else asks', async () => {
  expect(await found({}, world.otherOwner)).toEqual([])
  expect((await t.send(listAffairs, { body: {} }, { token: world.officer.token })).status).toBe(403)
  expect((await t.send(listAffairs, { body: {} })).status).toBe(401)
})
