import { afterAll, beforeAll, expect, test } from 'vitest'
import * as arrears from '@lqr/contract/open/arrears-calls.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import * as calls from '@lqr/contract/open/reconciliation-calls.ts'
import * as system from '@lqr/contract/open/reconciliation-system-calls.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { systemToken } from '../open-system.fixtures.ts'
import { fileText } from './file.rules.ts'
import { openReconciliationDays } from './open-days.ts'
import { makeReconciliationWorld } from './reconciliation.fixtures.ts'

let now = new Date('2026-11-20T10:00:00+08:00')
const DAY = '2026-11-20'
let t: TestApp
let world: Awaited<ReturnType<typeof makeReconciliationWorld>>
let visitors: Awaited<ReturnType<typeof signInEach>>
let differenceId: string

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeReconciliationWorld(t)
  visitors = await signInEach(t)
  await world.drawn(DAY)
  await t.call(calls.makeReconciliation, { params: { day: DAY } }, { token: world.officer.token })
  await world.upload(DAY, fileText([], DAY))
  await world.settle(DAY)
  const { data } = await t.call(calls.listDifferences, { body: {} }, { token: world.officer.token })
  differenceId = data.list[0]?.id ?? ''
})
afterAll(() => t.close())

const input = () => ({ params: { day: DAY, id: differenceId }, query: { day: DAY }, body: {} })
const status = async (call: AnyCall, token?: string) => {
  const { params, query } = input()
  const names = Object.keys(call.params?.shape ?? {})
  const given = {
    params: Object.fromEntries(Object.entries(params).filter(([name]) => names.includes(name))),
    ...(call.query ? { query } : {}),
    ...(call.body ? { body: {} } : {}),
  }
  const answer = await t.send(call, given, token === undefined ? {} : { token })
  return [answer.status, answer.error?.key]
}
const DESK = Object.values(calls).filter(
  (one): one is typeof calls.listDifferences => 'path' in one,
) as AnyCall[]
const SYSTEM = Object.values(system) as AnyCall[]
const OPERATOR = Object.values(arrears).filter((one) => 'path' in one) as AnyCall[]

test('nobody reconciles without signing in, and people of no institution not at all', async () => {
  for (const call of [...DESK, ...SYSTEM, ...OPERATOR]) expect((await status(call))[0], call.name).toBe(401)
  const agency = await world.staff(world.bank.id, ['financeProduct'])
  const { operator, government, enterprise } = visitors
  for (const call of DESK)
    for (const token of [operator, government, enterprise, agency.token])
      expect((await status(call, token))[0], call.name).toBe(403)
  for (const call of OPERATOR)
    for (const token of [world.manager.token, government, enterprise])
      expect((await status(call, token))[0], call.name).toBe(403)
})

test('systems need the scope, and the calls of systems are for systems', async () => {
  const worker = await systemToken(t, world.manager, ['tasks.read', 'cases.work', 'cases.decide'])
  for (const call of SYSTEM) {
    expect((await status(call, worker))[1], call.name).toBe('kernel.scopeMissing')
    expect((await status(call, world.manager.token))[0], call.name).toBe(403)
  }
  for (const call of DESK) expect((await status(call, world.token))[0], call.name).toBe(403)
})

test('another institution has its own days and none of these', async () => {
  const stranger = { token: await systemToken(t, world.otherManager, ['reconcile']) }
  const params = { day: DAY }
  expect((await t.call(system.getOpenReconciliationDay, { params }, stranger)).status).toBe(404)
  expect((await t.send(system.downloadOpenReconciliation, { params }, stranger)).status).toBe(404)
  expect((await t.call(system.listOpenReconciliationDays, { body: {} }, stranger)).data.total).toBe(0)
  expect((await t.call(system.listOpenDifferences, { body: {} }, stranger)).data.total).toBe(0)
  const body = { answer: 'writeBack' } as const
  const answered = await t.call(system.answerOpenDifference, { params: { id: differenceId }, body }, stranger)
  expect(answered).toMatchObject({ status: 404, error: { key: 'open.differenceNotFound' } })
  await t.call(system.makeOpenReconciliation, { params }, stranger)
  await world.settle(DAY)
  const { data } = await t.call(system.downloadOpenReconciliation, { params }, stranger)
  expect(String(data)).toBe(fileText([], DAY))
})

test('every working day that is over is opened by itself, and operators see who owes a file or an answer', async () => {
  const operator = { token: visitors.operator }
  now = new Date('2026-11-25T00:11:00+08:00')
  await openReconciliationDays(t.services)
  await openReconciliationDays(t.services)
  await world.settle(DAY)
  const days = await t.call(calls.listReconciliationDays, { body: {} }, { token: world.manager.token })
  expect(days.data.list.map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-23', DAY])
  const { data } = await t.call(arrears.listReconcilingInstitutions, { body: {} }, operator)
  expect(data.list.find(({ orgId }) => orgId === world.bank.id)).toMatchObject({
    missingDays: 2,
    oldestMissing: '2026-11-23',
    oldestOpen: DAY,
    explained: 0,
  })
  const shown = await t.call(
    arrears.listInstitutionDifferences,
    { params: { id: world.bank.id }, body: { state: 'open' } },
    operator,
  )
  expect(shown.data.total).toBeGreaterThan(0)
})

test('a day that was made before its end is made anew once it is over, and nights that were missed are made up for', async () => {
  const asked = async () => {
    const { rows } = await t.services.pool.query<{ day: string }>(
      'select day from reconciliation_day where org_id = $1 and phase is not null order by day',
      [world.bank.id],
    )
    return rows.map(({ day }) => day)
  }
  const officer = { token: world.officer.token }
  const made = async (day: string) => {
    now = new Date(`${day}T15:00:00+08:00`)
    await t.call(calls.makeReconciliation, { params: { day } }, officer)
    return world.settle(day)
  }
  await made('2026-11-25')
  const { ours } = await made('2026-11-27')
  await world.renewToken()
  const applyNo = await world.drawn('2026-11-27')
  now = new Date('2026-11-28T00:11:00+08:00')
  await openReconciliationDays(t.services)
  expect(await asked()).toEqual(['2026-11-25', '2026-11-26', '2026-11-27'])
  expect((await world.settle('2026-11-27')).ours?.version).toBe((ours?.version ?? 0) + 1)
  const { data } = await t.call(calls.downloadReconciliation, { params: { day: '2026-11-27' } }, officer)
  expect(String(data)).toContain(`drawdown,${applyNo},2026-11-27,80000,`)
  // What has not changed has been made anew as well.
  await openReconciliationDays(t.services)
  expect(await asked()).toEqual([])
})

test('an institution that was merged opens no more days, and operators are not shown it among those who owe', async () => {
  const operator = { token: visitors.operator }
  const { bank, otherBank } = world
  const days = async () =>
    (
      await t.services.pool.query<{ day: string }>('select day from reconciliation_day where org_id = $1', [
        bank.id,
      ])
    ).rows.length
  const owing = async () => (await t.call(arrears.listReconcilingInstitutions, { body: {} }, operator)).data
  const [before, shown] = [await days(), await owing()]
  expect(shown.list.map(({ orgId }) => orgId)).toContain(bank.id)
  await t.services.db
    .updateTable('organisation')
    .set({ status: 'merged', merged_into_id: otherBank.id, ended_at: now.toISOString() })
    .where('id', '=', bank.id)
    .execute()
  now = new Date('2026-12-03T00:11:00+08:00')
  await openReconciliationDays(t.services)
  expect(await days()).toBe(before)
  const { list, total } = await owing()
  expect(list.map(({ orgId }) => orgId)).not.toContain(bank.id)
  expect(total).toBe(shown.total - 1)
})
