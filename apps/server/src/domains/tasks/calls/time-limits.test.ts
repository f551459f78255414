import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceptApplication, applyForProduct, getApplication } from '@lqr/contract/applications/calls.ts'
import { tasksErrors as errors } from '@lqr/contract/tasks/errors.ts'
import { setCalendarDay } from '@lqr/contract/reference/calendar-calls.ts'
import { endTimeLimit, listTimeLimits, setTimeLimit } from '@lqr/contract/tasks/time-limit-calls.ts'
import { clockHolders } from '../../../clocks/clock-holders.ts'
import { recomputeClocks } from '../../../clocks/recompute-clocks.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { type CalendarWorld, makeCalendarWorld } from '../../reference/calendar/calendar-world.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let operator: CalendarWorld
/** A Tuesday. */
const NOW = new Date('2026-12-08T10:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeApplicationWorld(t)
  operator = await makeCalendarWorld(t)
})
afterAll(() => t.close())
beforeEach(() => t.services.pool.query('update time_limit set ended_at = now() where ended_at is null'))

const LIMIT = { clock: 'application.accept', areaCode: '620100', days: 1, reason: '示例文件〔2026〕1 号' }

const send = (body: object, token = operator.token) =>
  t.send(setTimeLimit, { body: body as typeof LIMIT }, { token })
const set = async (body: object) => {
  const answer = await send(body)
  expect(answer.status, JSON.stringify(answer.error)).toBe(200)
  return answer.data as { id: string; version: number; days: number }
}
const dueAt = async (id: string) =>
  (await t.call(getApplication, { params: { id } }, { token: world.owner.token })).data.dueAt

/** The due time of a new application of an enterprise of 620122. */
async function applied(bank = world.bank) {
  const { id: proId } = await makeProduct(t.services.db, bank)
  const body = {
    proId,
    amountYuan: 500_000,
    termMonths: 12,
    guaranteeMode: 'credit' as const,
    purpose: '采购原材料',
    contactName: '示例联系人',
    contactPhone: '13900001234',
    fileIds: [],
    consent: true as const,
  }
  const { data } = await t.call(applyForProduct, { body }, { token: world.owner.token })
  return { id: data.id, dueAt: await dueAt(data.id) }
}

const THREE_DAYS = '2026-12-11T18:00:00+08:00'

test('without a limit of its own a clock runs as it is declared', async () => {
  expect((await applied()).dueAt).toBe(THREE_DAYS)
  const { data } = await t.call(listTimeLimits, { query: {} }, { token: operator.token })
  expect(data.limits).toEqual([])
  expect(data.defaults).toContainEqual({ clock: 'application.accept', unit: 'workingDays', days: 3 })
})

test('the nearer area goes before the wider, and the institution before both', async () => {
  await set({ ...LIMIT, areaCode: '620000', days: 5 })
  expect((await applied()).dueAt).toBe('2026-12-15T18:00:00+08:00')
  await set({ ...LIMIT, days: 4 })
  expect((await applied()).dueAt).toBe('2026-12-14T18:00:00+08:00')
  await set({ ...LIMIT, areaCode: '620122', days: 2 })
  expect((await applied()).dueAt).toBe('2026-12-10T18:00:00+08:00')
  await set({ ...LIMIT, areaCode: undefined, orgId: world.bank.id, days: 1 })
  expect((await applied()).dueAt).toBe('2026-12-09T18:00:00+08:00')
  expect((await applied(world.otherBank)).dueAt).toBe('2026-12-10T18:00:00+08:00')
})

test('a limit of another area, another institution or another clock changes nothing', async () => {
  await set({ ...LIMIT, areaCode: '620500' })
  await set({ ...LIMIT, orgId: world.otherBank.id })
  await set({ ...LIMIT, clock: 'lease.accept' })
  expect((await applied()).dueAt).toBe(THREE_DAYS)
})

test('a case goes on under the limit it was started with, which it keeps', async () => {
  const first = await set(LIMIT)
  const case1 = await applied()
  const second = await set({ ...LIMIT, days: 6, version: first.version })
  const case2 = await applied()
  expect([await dueAt(case1.id), case2.dueAt]).toEqual([
    '2026-12-09T18:00:00+08:00',
    '2026-12-16T18:00:00+08:00',
  ])
  const { rows } = await t.services.pool.query(
    `select time_limit_id::int, days from case_clock where kind = 'application' and clock = 'accept'
     and case_id = any($1) order by case_id`,
    [[case1.id, case2.id]],
  )
  expect(rows).toEqual([
    { time_limit_id: Number(first.id), days: 1 },
    { time_limit_id: Number(second.id), days: 6 },
  ])
})

test('a clock that a later move starts has its limit too', async () => {
  await set({ ...LIMIT, clock: 'application.decide', days: 10 })
  const { id } = await applied()
  const { token } = world.officer
  expect((await t.call(acceptApplication, { params: { id }, body: {} }, { token })).status).toBe(200)
  expect(await dueAt(id)).toBe('2026-12-18T10:00:00+08:00')
})

test('a change of the calendar counts the days the case was started with', async () => {
  await set(LIMIT)
  const { id } = await applied()
  const body = {
    kind: 'holiday' as const,
    name: '示例',
    source: '示例通知',
    version: await operator.version(),
  }
  await t.call(setCalendarDay, { params: { day: '2026-12-09' }, body }, { token: operator.token })
  await recomputeClocks(t.services, clockHolders)
  expect(await dueAt(id)).toBe('2026-12-10T18:00:00+08:00')
})

test('a changed limit is the next version; whoever saw an older one is shown what holds', async () => {
  const first = await set(LIMIT)
  const second = await set({ ...LIMIT, days: 2, version: first.version })
  expect([first.version, second.version]).toEqual([second.version - 1, first.version + 1])
  for (const body of [
    { ...LIMIT, days: 9 },
    { ...LIMIT, days: 9, version: first.version },
  ]) {
    const late = await send(body)
    expect(late).toMatchObject({ status: 409, data: { id: second.id, days: 2 } })
    expect(late.error?.key).toBe(errors.limitChanged.key)
  }
})

test('an ended limit stays in the list of all, and ends once', async () => {
  const { id } = await set(LIMIT)
  const end = () => t.send(endTimeLimit, { params: { id } }, { token: operator.token })
  expect((await end()).status).toBe(200)
  expect((await end()).error?.key).toBe(errors.limitNotFound.key)
  const listed = async (which: 'current' | 'all') => {
    const { data } = await t.call(listTimeLimits, { query: { which } }, { token: operator.token })
    return data.limits.map((limit) => limit.id)
  }
  expect(await listed('current')).not.toContain(id)
  expect(await listed('all')).toContain(id)
})

test('a limit names an area or an institution that there is, and days', async () => {
  const { areaCode: _, ...everywhere } = LIMIT
  const wrong = [
    [everywhere, 'areaCode'],
    [{ ...LIMIT, orgId: '999999' }, 'orgId'],
    [{ ...LIMIT, days: 0 }, 'days'],
    [{ ...LIMIT, days: 181 }, 'days'],
    [{ ...LIMIT, clock: 'application.nothing' }, 'clock'],
    [{ ...LIMIT, reason: ' ' }, 'reason'],
  ] as const
  for (const [body, field] of wrong) {
    const answer = await send(body)
    expect(answer.status, field).toBe(422)
    expect(Object.keys(answer.error?.fields ?? {})).toEqual([field])
  }
})

test('only operators read and set limits', async () => {
  for (const { token } of [world.owner, world.officer]) {
    expect((await send(LIMIT, token)).status).toBe(403)
    expect((await t.send(listTimeLimits, { query: {} }, { token })).status).toBe(403)
  }
  expect((await t.send(listTimeLimits, { query: {} })).status).toBe(401)
})
