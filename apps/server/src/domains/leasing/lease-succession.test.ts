import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  closeOrganisation,
  mergeOrganisation,
  previewEnding,
} from '@lqr/contract/organisations/maintenance-calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { type LeaseWorld, makeLeaseWorld } from './lease-world.fixtures.ts'

let t: TestApp
let world: LeaseWorld
let operator: { token: string }

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeLeaseWorld(t)
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '1' })
  operator = { token: await t.signIn(id) }
})
afterAll(() => t.close())

type Org = { id: string; name: string }
const merge = (from: Org, into: Org) =>
  t.send(
    mergeOrganisation,
    {
      params: { id: from.id },
      body: { intoId: into.id, products: 'keep', confirmName: from.name, version: 1 },
    },
    operator,
  )

test('open answers go on with the successor and the enterprise is told; answers that are over, or doubled, stay', async () => {
  const { lanzhou, provincial } = world
  const open = await world.need([{ org: lanzhou, state: 'ACCEPTED' }])
  const past = await world.need([{ org: lanzhou, state: 'DECLINED' }])
  const both = await world.need([
    { org: lanzhou, state: 'SUBMITTED' },
    { org: provincial, state: 'SUBMITTED' },
  ])
  const merged = await merge(lanzhou, provincial)
  expect(merged.status).toBe(200)
  const { rows } = await t.services.pool.query(
    'select need_id, org_id from lease_response order by need_id, org_id',
  )
  expect(rows).toEqual([
    { need_id: open.id, org_id: provincial.id },
    { need_id: past.id, org_id: lanzhou.id },
    ...[provincial.id, lanzhou.id].toSorted().map((org_id) => ({ need_id: both.id, org_id })),
  ])
  const told = await t.services.pool.query(
    `select body from message where kind = 'products.lease-succeed' and account_id = $1`,
    [world.owner.id],
  )
  expect(told.rows).toHaveLength(1)
  expect(told.rows[0].body).toContain(`${provincial.name}联系方式：电话 0931-0000000`)
})

test('an institution stays open while answers of those merged into it, at whatever remove, still have a way ahead', async () => {
  const make = () => makeOrganisation(t.services.db, { orgCategory: 'leasing' })
  const [first, second, last] = [await make(), await make(), await make()]
  await world.need([first, second, last].map((org) => ({ org, state: 'ACCEPTED' })))
  for (const [from, into] of [
    [first, second],
    [second, last],
  ] as const)
    expect((await merge(from, into)).status).toBe(200)
  const close = () =>
    t.send(
      closeOrganisation,
      { params: { id: last.id }, body: { confirmName: last.name, version: 1 } },
      operator,
    )
  const end = (org: Org) =>
    t.services.pool.query(`update lease_response set status = 'DECLINED' where org_id = $1`, [org.id])
  expect((await close()).msg).toContain('在办租赁需求 3 笔')
  await end(last)
  await end(second)
  const preview = await t.call(previewEnding, { params: { id: last.id } }, operator)
  expect(preview.data.mayClose).toBe(false)
  expect(preview.data.affairs).toContainEqual({ kind: 'openLeases', moves: 0, stays: 1, blocks: 1 })
  expect((await close()).error?.key).toBe('organisations.stillBusy')
  await end(first)
  expect((await close()).status).toBe(200)
})
