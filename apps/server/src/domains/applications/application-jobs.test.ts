import { afterAll, beforeAll, expect, test } from 'vitest'
import { getApplication, transferApplication } from '@lqr/contract/applications/calls.ts'
import { expireCases } from '../../cases/expire-cases.ts'
import { remindCases } from '../../cases/remind-cases.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { applicationKind } from './application-kind.ts'
import { type ApplicationWorld, makeApplicationWorld } from './application-world.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let now = new Date('2026-11-20T10:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

const inbox = async (accountId: string, id: string, kind: string) =>
  (
    await t.services.pool.query(
      `select body from message where account_id = $1 and link = $2 and kind = $3`,
      [accountId, `/applications/${id}`, kind],
    )
  ).rows

test('officers are reminded one working day before a due time, once, however many runs there are', async () => {
  const soon = await world.application('SUBMITTED', { submittedAt: new Date('2026-11-18T11:00:00+08:00') })
  const later = await world.application('SUBMITTED', { submittedAt: new Date('2026-11-20T09:00:00+08:00') })
  await Promise.all([remindCases(t.services, [applicationKind]), remindCases(t.services, [applicationKind])])
  await remindCases(t.services, [applicationKind])
  expect(await inbox(world.officer.id, soon.id, 'products.due')).toEqual([
    { body: expect.stringContaining('2026-11-23') },
  ])
  expect(await inbox(world.officer.id, later.id, 'products.due')).toEqual([])
  now = new Date('2026-11-24T09:00:00+08:00')
  await remindCases(t.services, [applicationKind])
  expect(await inbox(world.officer.id, later.id, 'products.due')).toHaveLength(1)
})

test('after the acceptance the officer alone is reminded, and not while the clock stands still', async () => {
  now = new Date('2026-11-20T10:00:00+08:00')
  const began = new Date('2026-10-20T09:00:00+08:00')
  const accepted = await world.application('REVIEWING', { submittedAt: began })
  const paused = await world.application('SUPPLEMENT', { submittedAt: began })
  await remindCases(t.services, [applicationKind])
  expect(await inbox(world.officer.id, accepted.id, 'products.due')).toHaveLength(1)
  expect(await inbox(world.manager.id, accepted.id, 'products.due')).toHaveLength(0)
  expect(await inbox(world.officer.id, paused.id, 'products.due')).toHaveLength(0)
})

test('an application nobody accepts is closed ten working days late; the enterprise is told and may move on', async () => {
  const { id } = await world.application('SUBMITTED', { submittedAt: new Date('2026-11-02T09:00:00+08:00') })
  now = new Date('2026-11-19T17:59:00+08:00')
  expect(await expireCases(t.services, [applicationKind])).toBe(0)
  now = new Date('2026-11-19T18:00:00+08:00')
  expect(
    await Promise.all([
      expireCases(t.services, [applicationKind]),
      expireCases(t.services, [applicationKind]),
    ]),
  ).toEqual(expect.arrayContaining([1, 0]))
  const { data } = await t.call(getApplication, { params: { id } }, { token: world.owner.token })
  expect(data).toMatchObject({
    status: 'EXPIRED',
    isAuthorised: false,
    can: { transfer: true, withdraw: false },
  })
  expect(data.timeline.at(-1)).toMatchObject({
    action: 'expire',
    actorSide: 'platform',
    actorName: '陇企融平台',
  })
  expect(await inbox(world.owner.id, id, 'products.expire')).toHaveLength(1)
  const audited = await t.services.pool.query(
    `select actor_kind from audit_log where action = 'expire-application' and entity_id = $1`,
    [id],
  )
  expect(audited.rows).toHaveLength(1)
  const moved = await t.call(
    transferApplication,
    { params: { id }, body: { proId: world.otherProduct.id, consent: true } },
    { token: world.owner.token },
  )
  expect(moved.status).toBe(200)
})

test('an accepted application never expires, however late', async () => {
  const { id } = await world.application('ACCEPTED', { submittedAt: new Date('2026-06-01T09:00:00+08:00') })
  await expireCases(t.services, [applicationKind])
  const { data } = await t.call(getApplication, { params: { id } }, { token: world.owner.token })
  expect(data).toMatchObject({ status: 'ACCEPTED', isOverdue: true })
})

test('a case that cannot be moved keeps no other from being reminded of or closed, and is reported', async () => {
  const submittedAt = new Date('2026-11-02T09:00:00+08:00')
  const stuck = await world.application('SUBMITTED', { submittedAt })
  const other = await world.application('SUBMITTED', { submittedAt })
  now = new Date('2026-11-19T18:00:00+08:00')
  await t.asOwner(`create function stick() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$;
    create trigger stick before update on product_application for each row when (old.id = ${stuck.id}) execute function stick()`)
  await expect(remindCases(t.services, [applicationKind])).rejects.toThrow('stuck')
  expect(await inbox(world.officer.id, other.id, 'products.due')).toHaveLength(1)
  await expect(expireCases(t.services, [applicationKind])).rejects.toThrow('stuck')
  const statusOf = async (id: string) =>
    (await t.call(getApplication, { params: { id } }, { token: world.owner.token })).data.status
  expect([await statusOf(stuck.id), await statusOf(other.id)]).toEqual(['SUBMITTED', 'EXPIRED'])
  await t.asOwner('drop trigger stick on product_application')
  expect(await expireCases(t.services, [applicationKind])).toBe(1)
})
