import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { purgeExpired } from './purge-expired.store.ts'

let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

test('windows of a day are kept until the day is over, and go afterwards', async () => {
  const { pool } = t.services
  await pool.query(
    `insert into rate_window (key, window_start, hits)
     values ('of today', now() - interval '23 hours', 1), ('of last week', now() - interval '7 days', 1)`,
  )
  await purgeExpired(t.services, undefined)
  const { rows } = await pool.query(`select key from rate_window where key like 'of %'`)
  expect(rows).toEqual([{ key: 'of today' }])
})
