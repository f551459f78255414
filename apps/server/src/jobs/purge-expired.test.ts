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

test('what cannot be removed keeps nothing else, and is reported', async () => {
  const { pool } = t.services
  await pool.query(
    `insert into rate_window (key, window_start, hits) values ('of old', now() - interval '7 days', 1)`,
  )
  await t.asOwner('alter table captcha rename to no_captcha')
  await expect(purgeExpired(t.services, undefined)).rejects.toThrow('relation "captcha" does not exist')
  await t.asOwner('alter table no_captcha rename to captcha')
  expect((await pool.query(`select key from rate_window where key = 'of old'`)).rows).toEqual([])
})

test('calls to outside systems are kept for half a year, and go afterwards', async () => {
  const { pool } = t.services
  await pool.query(
    `insert into connector_call (kind, adapter, operation, started_at, ms, attempts, outcome, request_id)
     select 'sms', 'http', operation, at, 1, 1, 'ok', gen_random_uuid()
     from (values ('of june', now() - interval '184 days'), ('of spring', now() - interval '191 days')) as made (operation, at)`,
  )
  await purgeExpired(t.services, undefined)
  const { rows } = await pool.query('select operation from connector_call')
  expect(rows).toEqual([{ operation: 'of june' }])
})
