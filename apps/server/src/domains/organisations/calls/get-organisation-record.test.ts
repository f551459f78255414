import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getOrganisation, getOrganisationRecord } from '@lqr/contract/organisations/calls.ts'
import type { Tx } from '../../../data/database.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { makeOrganisation } from '../organisations.fixtures.ts'
import { readPublishedRecord, readRecordByMonth } from '../organisation.store.ts'

let t: TestApp
let world: ApplicationWorld
const COUNTS = ['received', 'acceptedInTime', 'granted', 'refused'] as const

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
  const branch = await makeOrganisation(t.services.db, { parentId: world.bank.id, regionCode: '620500' })
  const { id: ofBranch } = await makeProduct(t.services.db, branch)
  await world.application('SUBMITTED')
  await world.application('CREDITED', { productId: ofBranch })
  await world.application('REJECTED', { pace: 3 })
  await world.application('SETTLED')
  await world.application('CREDITED', { productId: world.otherProduct.id })
  await t.services.pool.query(
    `update product_application set created_at = '2024-07-31T23:30:00+08:00' where status = 'REJECTED'`,
  )
})
afterAll(() => t.close())

const record = (id: string) => t.call(getOrganisationRecord, { params: { id } })

test('the months add up to the published record and to the cases of the house and its branches', async () => {
  const { data } = await record(world.bank.id)
  const detail = await t.call(getOrganisation, { params: { id: world.bank.id } })
  const { byMonth, ...whole } = data
  expect(whole).toEqual(detail.data.record)
  expect(whole).toMatchObject({ received: 4, granted: 2, refused: 1 })
  for (const count of COUNTS) {
    expect(byMonth.reduce((sum, month) => sum + month[count], 0)).toBe(whole[count])
  }
  expect(byMonth.map(({ month }) => month)).toEqual(byMonth.map(({ month }) => month).toSorted())
})

test('a case counts in the month of the province in which it was received', async () => {
  const { byMonth } = (await record(world.bank.id)).data
  expect(byMonth.find(({ month }) => month === '2024-07')).toMatchObject({ received: 1, refused: 1 })
})

test('an institution without cases has no months', async () => {
  const { id } = await makeOrganisation(t.services.db)
  expect((await record(id)).data).toEqual({
    received: 0,
    acceptedInTime: 0,
    granted: 0,
    refused: 0,
    medianDecisionDays: null,
    beyondTerms: 0,
    byMonth: [],
  })
})

test('a closed institution and one that never was are not there, alike', async () => {
  const { id } = await makeOrganisation(t.services.db)
  await t.services.pool.query(`update organisation set status = 'closed' where id = $1`, [id])
  for (const gone of [id, '999999']) {
    expect(await record(gone)).toMatchObject({ status: 404, msg: '机构不存在或已停用' })
  }
  expect((await t.send(getOrganisationRecord, { params: { id: '0' } })).status).toBe(422)
})

/** What this connection has read of the applications until now. */
async function readsOf(tx: Tx) {
  const { rows } = await sql<{ scans: number; tables: number; rows: number }>`
    select idx_scan::int scans, seq_scan::int tables, idx_tup_fetch::int rows
    from pg_stat_xact_user_tables where relname = 'product_application'`.execute(tx)
  return rows[0] ?? { scans: 0, tables: 0, rows: 0 }
}

/** Pages of the applications that an index cannot answer for alone; a vacuum leaves those that another session still looks at. */
async function unseenPages(): Promise<number> {
  await t.asOwner('vacuum product_application')
  const { rows } = await t.services.pool.query<{ left: number }>(
    `select relpages - relallvisible "left" from pg_class where oid = 'product_application'::regclass`,
  )
  return rows[0]?.left ?? Number.NaN
}

test('the record comes from its index alone, however many cases the province has', async () => {
  await vi.waitFor(async () => expect(await unseenPages()).toBe(0), { timeout: 20_000, interval: 200 })
  const [before, after] = await t.services.db.transaction().execute(async (tx) => {
    // With a handful of rows the planner would rather read the whole table.
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local enable_bitmapscan = off`.execute(tx)
    const earlier = await readsOf(tx)
    await readPublishedRecord(tx, world.bank.id)
    await readRecordByMonth(tx, world.bank.id)
    return [earlier, await readsOf(tx)]
  })
  expect(after.scans).toBeGreaterThan(before.scans)
  expect(after).toMatchObject({ tables: before.tables, rows: before.rows })
})
