import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { databaseStanding } from './table-standing.store.ts'

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

test('the largest tables are told with their size, and months count for their table', async () => {
  const { bytes, transactionAge, tables } = await databaseStanding(t.services.db)
  expect(bytes).toBeGreaterThan(1_000_000)
  expect(transactionAge).toBeGreaterThan(0)
  expect(tables).toHaveLength(15)
  expect(tables.map((table) => table.bytes)).toEqual(
    tables.map((table) => table.bytes).toSorted((a, b) => b - a),
  )
  expect(tables.filter(({ name }) => /_\d{4}_\d{2}$/.test(name))).toEqual([])
})

test('rows that died are told until they are given back, and what an open transaction holds up is told', async () => {
  const { pool, db } = t.services
  await t.asOwner('create table many_rows (id int)')
  const dead = async () =>
    (await databaseStanding(db)).tables.find(({ name }) => name === 'many_rows')?.deadRows ?? 0
  await pool.query('insert into many_rows select generate_series(1, 200000)')
  await pool.query('delete from many_rows where id > 1000')
  await expect.poll(dead, { timeout: 30_000 }).toBeGreaterThan(100_000)
  const client = await pool.connect()
  await client.query('begin')
  expect((await databaseStanding(db)).oldestTransactionSeconds).toBeGreaterThan(0)
  await client.query('rollback')
  client.release()
  await t.asOwner('vacuum many_rows')
  await expect.poll(dead, { timeout: 30_000 }).toBe(0)
  const { body } = await t.app.inject({ url: '/metrics' })
  expect(body).toMatch(/^database_table_dead_rows\{table="\w+"\} \d+$/m)
  expect(body).toMatch(/^database_oldest_transaction_seconds \d/m)
})
