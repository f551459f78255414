import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyForProduct, getApplication } from '@lqr/contract/applications/calls.ts'
import { getLeaseNeed } from '@lqr/contract/leasing/calls.ts'
import { setCalendarDay } from '@lqr/contract/reference/calendar-calls.ts'
import { jobTasks } from '../job-tasks.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import {
  type ApplicationWorld,
  makeApplicationWorld,
} from '../domains/applications/application-world.fixtures.ts'
import { makeQuestion } from '../domains/advisory/questions.fixtures.ts'
import { makeListingWorld } from '../domains/equity/listing-world.fixtures.ts'
import { type LeaseWorld, makeLeaseWorld } from '../domains/leasing/lease-world.fixtures.ts'
import {
  type CalendarWorld,
  makeCalendarWorld,
} from '../domains/reference/calendar/calendar-world.fixtures.ts'
import { lockCalendar } from './calendar.store.ts'
import { clockHolders } from './clock-holders.ts'
import { recomputeClocks } from './recompute-clocks.ts'

let t: TestApp
let world: ApplicationWorld
let lease: LeaseWorld
let operator: CalendarWorld
let now = new Date('2026-12-08T12:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeApplicationWorld(t)
  lease = await makeLeaseWorld(t)
  operator = await makeCalendarWorld(t)
})
afterAll(() => t.close())
beforeEach(() => t.services.pool.query('delete from message'))

const setDay = async (day: string, kind: 'holiday' | 'work') => {
  const body = { kind, name: '示例', source: '示例通知', version: await operator.version() }
  const { status } = await t.call(setCalendarDay, { params: { day }, body }, { token: operator.token })
  expect(status).toBe(200)
}
const shown = async (id: string) =>
  (await t.call(getApplication, { params: { id } }, { token: world.owner.token })).data
const messages = async (kind: string) =>
  (
    await t.services.pool.query<{ account_id: string; body: string }>(
      'select account_id, body from message where kind = $1 order by id',
      [kind],
    )
  ).rows
const tuesday = new Date('2026-12-08T10:00:00+08:00')

test('a new day off moves every waiting application, says so on its timeline and tells both sides', async () => {
  const first = await world.application('SUBMITTED', { submittedAt: tuesday })
  const second = await world.application('SUBMITTED', { submittedAt: tuesday })
  const accepted = await world.application('ACCEPTED', { submittedAt: tuesday })
  const decideDueAt = (await shown(accepted.id)).decideDueAt
  await setDay('2026-12-10', 'holiday')
  expect(await recomputeClocks(t.services, clockHolders)).toBe(2)
  const data = await shown(first.id)
  expect(data).toMatchObject({ status: 'SUBMITTED', acceptDueAt: '2026-12-14T18:00:00+08:00' })
  expect(data.timeline.at(-1)).toMatchObject({
    action: 'reschedule',
    actorSide: 'platform',
    note: '节假日安排更新，受理时限由 2026-12-11 调整为 2026-12-14',
  })
  expect(await shown(accepted.id)).toMatchObject({ decideDueAt, acceptDueAt: '2026-12-11T18:00:00+08:00' })
  const told = await messages('products.reschedule')
  expect(told.filter(({ account_id }) => account_id === world.owner.id)).toHaveLength(2)
  expect(told.filter(({ account_id }) => account_id === world.officer.id)).toEqual([
    { account_id: world.officer.id, body: expect.stringContaining('2 件') },
  ])
  const { rows } = await t.services.pool.query(
    `select detail from audit_log where action = 'reschedule-application' and entity_id = $1`,
    [second.id],
  )
  expect(rows).toEqual([{ detail: { from: '2026-12-11T18:00:00+08:00', to: '2026-12-14T10:00:00.000Z' } }])
})

test('moving twice, or at once on two instances, moves each clock once', async () => {
  const { id } = await world.application('SUBMITTED', { submittedAt: tuesday })
  await t.services.pool.query(
    `update product_application set accept_due_at = '2026-12-11T18:00:00+08:00' where id = $1`,
    [id],
  )
  const runs = await Promise.all([
    recomputeClocks(t.services, clockHolders),
    recomputeClocks(t.services, clockHolders),
  ])
  expect(runs[0] + runs[1]).toBe(1)
  expect(await recomputeClocks(t.services, clockHolders)).toBe(0)
  expect((await shown(id)).timeline.filter(({ action }) => action === 'reschedule')).toHaveLength(1)
})

test('the reminder follows: who was reminded of the old due time is reminded of the new one', async () => {
  now = new Date('2026-12-15T09:00:00+08:00')
  const { id } = await world.application('SUBMITTED', { submittedAt: new Date('2026-12-11T10:00:00+08:00') })
  const about = async () =>
    (await messages('products.due')).filter(({ body }) => body.includes('2026-12-1')).map(({ body }) => body)
  await jobTasks['remind-cases'](t.services)
  expect((await about()).filter((body) => body.includes('2026-12-16'))).not.toEqual([])
  await t.services.pool.query('delete from message')
  await setDay('2026-12-16', 'holiday')
  await jobTasks['recompute-clocks'](t.services)
  expect((await shown(id)).acceptDueAt).toBe('2026-12-17T18:00:00+08:00')
  await jobTasks['remind-cases'](t.services)
  expect((await about()).some((body) => body.includes('2026-12-17'))).toBe(true)
})

test('the answers to a lease need move too; its enterprise is told once', async () => {
  now = new Date('2026-12-21T12:00:00+08:00')
  const need = await lease.need(
    [
      { org: lease.lanzhou, state: 'SUBMITTED' },
      { org: lease.provincial, state: 'SUBMITTED' },
      { org: lease.tianshui, state: 'DECLINED' },
    ],
    { submittedAt: new Date('2026-12-21T10:00:00+08:00') },
  )
  await setDay('2026-12-23', 'holiday')
  await recomputeClocks(t.services, clockHolders)
  const { rows } = await t.services.pool.query(
    'select due_at from lease_response where need_id = $1 order by id',
    [need.id],
  )
  const moved = '2026-12-25T18:00:00+08:00'
  expect(rows).toEqual([{ due_at: moved }, { due_at: moved }, { due_at: null }])
  const told = await messages('products.lease-reschedule')
  expect(told.filter(({ account_id }) => account_id === lease.owner.id)).toHaveLength(1)
  expect(told.filter(({ account_id }) => account_id === lease.lanzhou.officer.id)).toHaveLength(1)
  expect(told.filter(({ account_id }) => account_id === lease.tianshui.officer.id)).toEqual([])
  const { data } = await t.call(getLeaseNeed, { params: { id: need.id } }, { token: lease.owner.token })
  expect(data.timeline.filter(({ action }) => action === 'reschedule')).toHaveLength(2)
})

test('a clock that was not kept and began later than its case stays, unless its end is a day off now', async () => {
  now = new Date('2026-12-04T12:00:00+08:00')
  const { listing, company, owner } = await makeListingWorld(t)
  const submitted = (time: string) => ({ submittedAt: new Date(`2026-12-02T${time}+08:00`) })
  const accepted = await listing({ state: 'ACCEPTED', ...submitted('10:00:00') })
  // Asked again at 19:00, so that its clock counts from the next day.
  const reopened = await makeQuestion(t.services.db, {
    company,
    applicantAccountId: owner.id,
    state: 'REOPENED',
    areaCode: '620102',
    topic: 'loan',
    title: '设备贷款需要哪些材料',
    content: '购置设备申请贷款，需要准备哪些材料？',
    answer: '请准备营业执照和财务报表。',
    officer: { accountId: null, name: '工作人员（示例）' },
    ...submitted('13:00:00'),
  })
  const ends = async () => {
    const { rows } = await t.services.pool.query(
      `select l.due_at listing, q.due_at question from stock_application l, advisory_question q
       where l.id = $1 and q.id = $2`,
      [accepted, reopened],
    )
    return rows[0]
  }
  await recomputeClocks(t.services, clockHolders)
  const question = '2026-12-08T18:00:00+08:00'
  expect(await ends()).toEqual({ listing: '2026-12-17T18:00:00+08:00', question })
  await setDay('2026-12-17', 'holiday')
  await recomputeClocks(t.services, clockHolders)
  expect(await ends()).toEqual({ listing: '2026-12-18T18:00:00+08:00', question })
})

test('a change of the calendar leaves the job that moves the clocks in the same transaction', async () => {
  await t.services.pool.query('delete from graphile_worker._private_jobs')
  await setDay('2026-12-29', 'holiday')
  const { rows } = await t.services.pool.query('select task_identifier task from graphile_worker.jobs')
  expect(rows).toEqual([{ task: 'recompute-clocks' }])
})

test('an application handed in while the calendar changes waits and counts by the new one', async () => {
  now = new Date('2026-12-24T10:00:00+08:00')
  const form = {
    proId: world.otherProduct.id,
    amountYuan: 500_000,
    termMonths: 12,
    guaranteeMode: 'credit' as const,
    purpose: '采购原材料',
    contactName: '示例联系人',
    contactPhone: '13900001234',
    fileIds: [],
    consent: true as const,
  }
  let sent: ReturnType<typeof apply> | undefined
  const apply = () => t.call(applyForProduct, { body: form }, { token: world.owner.token })
  await t.services.db.transaction().execute(async (tx) => {
    await lockCalendar(tx)
    sent = apply()
    await waitingForLock()
    await tx
      .insertInto('calendar_day')
      .values({ day: '2026-12-25', kind: 'holiday', name: '示例', source: '示例', version: 99 })
      .execute()
    await tx.updateTable('calendar').set({ stamp: '00000000-0000-4000-8000-000000000001' }).execute()
  })
  const answer = await sent
  expect(answer?.status).toBe(200)
  expect((await shown(answer?.data.id ?? '')).acceptDueAt).toBe('2026-12-31T18:00:00+08:00')
})

test('the nightly check finds nothing wrong with moved clocks, and a clock that ends on a day off', async () => {
  now = new Date()
  const { id } = await world.application('SUBMITTED')
  await recomputeClocks(t.services, clockHolders)
  await expect(jobTasks['check-invariants'](t.services, {})).resolves.toBeUndefined()
  await t.services.pool.query(
    `insert into calendar_day (day, kind, name, source, version)
     select (due_at at time zone 'Asia/Shanghai')::date, 'holiday', '示例', '示例', 1 from product_application where id = $1`,
    [id],
  )
  await expect(jobTasks['check-invariants'](t.services, {})).rejects.toThrow(
    'clocks of kind application end on a day off',
  )
})

/** Until some session waits for an advisory lock. */
async function waitingForLock(): Promise<void> {
  for (;;) {
    const { rows } = await t.services.pool.query(
      `select 1 from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
    )
    if (rows.length > 0) return
  }
}

test('a kind whose clocks cannot be read keeps no other from being set, and is reported', async () => {
  const waiting = await world.application('SUBMITTED', { submittedAt: new Date('2027-03-09T10:00:00+08:00') })
  await setDay('2027-03-11', 'holiday')
  const broken = {
    kind: 'broken',
    listOpen: () => Promise.reject(new Error('out of order')),
    move: () => Promise.resolve(),
  }
  await expect(recomputeClocks(t.services, [broken, ...clockHolders])).rejects.toThrow('out of order')
  expect(await shown(waiting.id)).toMatchObject({ acceptDueAt: '2027-03-15T18:00:00+08:00' })
})
