import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLeaseNeed } from '@lqr/contract/leasing/calls.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { expireCases } from '../../cases/expire-cases.ts'
import { remindCases } from '../../cases/remind-cases.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { lapseLeaseOffers } from './lapse-offers.ts'
import { leaseKind } from './lease-kind.ts'
import { type LeaseWorld, makeLeaseWorld } from './lease-world.fixtures.ts'

let t: TestApp
let world: LeaseWorld
const DAY_MS = 86_400_000

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeLeaseWorld(t)
})
afterAll(() => t.close())

const daysAgo = (days: number) => new Date(t.services.now().getTime() - days * DAY_MS)
const stateOf = async (id: string) =>
  (await t.call(getLeaseNeed, { params: { id } }, { token: world.owner.token })).data

test('after thirty days what nobody took up is closed once, and the enterprise is told once', async () => {
  const late = await world.need(
    [
      { org: world.lanzhou, state: 'SUBMITTED' },
      { org: world.provincial, state: 'SUBMITTED' },
    ],
    { submittedAt: daysAgo(31) },
  )
  const taken = await world.need(
    [
      { org: world.lanzhou, state: 'OFFERED' },
      { org: world.provincial, state: 'SUBMITTED' },
    ],
    { submittedAt: daysAgo(31) },
  )
  const young = await world.need([{ org: world.lanzhou, state: 'SUBMITTED' }], { submittedAt: daysAgo(29) })
  const runs = await Promise.all([expireCases(t.services, [leaseKind]), expireCases(t.services, [leaseKind])])
  expect(runs[0] + runs[1]).toBe(3)
  expect(await stateOf(late.id)).toMatchObject({
    status: 'EXPIRED',
    responses: [{ status: 'EXPIRED' }, { status: 'EXPIRED' }],
  })
  expect(await stateOf(taken.id)).toMatchObject({
    status: 'OFFERED',
    responses: [{ status: 'OFFERED' }, { status: 'EXPIRED' }],
  })
  expect((await stateOf(young.id)).status).toBe('SUBMITTED')
  const { rows } = await t.services.pool.query(
    `select link from message where kind = 'products.lease-expired'`,
  )
  expect(rows).toEqual([{ link: `/personal/leases/${late.id}` }])
  const audited = await t.services.pool.query(
    `select count(*)::int n from audit_log where action = 'expire-lease'`,
  )
  expect(audited.rows).toEqual([{ n: 3 }])
})

test('what one declined and the others let lapse does not end without a word to the enterprise', async () => {
  const { id } = await world.need(
    [
      { org: world.lanzhou, state: 'DECLINED' },
      { org: world.provincial, state: 'SUBMITTED' },
    ],
    { submittedAt: daysAgo(31) },
  )
  await expireCases(t.services, [leaseKind])
  expect((await stateOf(id)).status).toBe('DECLINED')
  const { rows } = await t.services.pool.query(
    `select body from message where kind = 'products.lease-expired' and link = $1`,
    [`/personal/leases/${id}`],
  )
  expect(rows).toEqual([{ body: expect.stringContaining('没有其他机构接洽') }])
})

test('an offer whose last day is over is its institution’s to renew, and both are told once', async () => {
  const { db, now, pool } = t.services
  const made = await world.need([
    { org: world.lanzhou, state: 'OFFERED' },
    { org: world.provincial, state: 'OFFERED' },
    { org: world.tianshui, state: 'OFFERED' },
  ])
  const [lapsed = '', agreed = '', today = ''] = made.responseIds
  const lastDay = (id: string, day: Date) =>
    pool.query(`update lease_response set offer_valid_to = $2 where id = $1`, [id, shanghaiDay(day)])
  for (const id of [lapsed, agreed]) await lastDay(id, daysAgo(1))
  await lastDay(today, now())
  await pool.query(`update lease_response set agreed_at = now() where id = $1`, [agreed])
  const runs = await Promise.all([lapseLeaseOffers({ db, now }, 1), lapseLeaseOffers({ db, now })])
  expect(runs[0] + runs[1]).toBe(1)
  const need = await stateOf(made.id)
  expect(need).toMatchObject({
    status: 'OFFERED',
    responses: [
      { status: 'ACCEPTED', offer: { isLapsed: true }, can: { agree: false } },
      { status: 'OFFERED', offer: { isLapsed: false } },
      { status: 'OFFERED', offer: { isLapsed: false }, can: { agree: true } },
    ],
  })
  expect(need.timeline.at(-1)).toMatchObject({ action: 'lapse', orgName: world.lanzhou.name })
  const { officer } = world.lanzhou
  const { data } = await t.call(
    listTasks,
    { body: { waitsForUs: true, kind: 'lease' } },
    { token: officer.token },
  )
  expect(data.list.find(({ caseId }) => caseId === lapsed)).toMatchObject({ status: 'ACCEPTED' })
  const { rows } = await pool.query(
    `select account_id, link from message where kind = 'products.lease-lapse' order by link`,
  )
  expect(rows).toEqual([
    { account_id: world.owner.id, link: `/personal/leases/${made.id}` },
    { account_id: officer.id, link: `/workbench/leases/${lapsed}` },
  ])
})

test('each institution is reminded once of a need it must take up by tomorrow', async () => {
  await remindCases(t.services, [leaseKind])
  const due = await world.need(
    [
      { org: world.lanzhou, state: 'SUBMITTED' },
      { org: world.provincial, state: 'ACCEPTED' },
    ],
    { submittedAt: daysAgo(8) },
  )
  await world.need([{ org: world.tianshui, state: 'SUBMITTED' }], { submittedAt: t.services.now() })
  const runs = await Promise.all([remindCases(t.services, [leaseKind]), remindCases(t.services, [leaseKind])])
  expect(runs[0] + runs[1]).toBe(1)
  const { rows } = await t.services.pool.query(
    `select account_id, link from message where kind = 'products.lease-due' order by id desc limit 1`,
  )
  expect(rows).toEqual([
    { account_id: world.lanzhou.officer.id, link: `/workbench/leases/${due.responseIds[0]}` },
  ])
})
