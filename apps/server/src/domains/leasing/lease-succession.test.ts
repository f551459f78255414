import { afterAll, beforeAll, expect, test } from 'vitest'
import { mergeOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { type LeaseWorld, makeLeaseWorld } from './lease-world.fixtures.ts'

let t: TestApp
let world: LeaseWorld

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeLeaseWorld(t)
})
afterAll(() => t.close())

test('open answers go on with the successor and the enterprise is told; answers that are over, or doubled, stay', async () => {
  const { lanzhou, provincial } = world
  const open = await world.need([{ org: lanzhou, state: 'ACCEPTED' }])
  const past = await world.need([{ org: lanzhou, state: 'DECLINED' }])
  const both = await world.need([
    { org: lanzhou, state: 'SUBMITTED' },
    { org: provincial, state: 'SUBMITTED' },
  ])
  const operator = await makeAccount(t.services.db, t.services, { sourceType: '1' })
  const merged = await t.send(
    mergeOrganisation,
    {
      params: { id: lanzhou.id },
      body: { intoId: provincial.id, products: 'keep', confirmName: lanzhou.name, version: 1 },
    },
    { token: await t.signIn(operator.id) },
  )
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
