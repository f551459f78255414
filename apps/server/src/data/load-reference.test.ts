import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCalendar } from '../clocks/calendar.store.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { loadReference } from './load-reference.ts'

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

const calendar = async () => {
  const { rows } = await t.services.pool.query<{ version: number; stamp: string }>(
    'select version, stamp from calendar',
  )
  return rows[0]
}

test('starting again leaves the calendar as operators keep it', async () => {
  const { pool, db } = t.services
  await pool.query(`delete from calendar_day where day = '2026-10-10'`)
  await pool.query(`update calendar_day set kind = 'work' where day = '2026-10-07'`)
  const before = await calendar()
  await loadReference(pool)
  expect(await calendar()).toEqual(before)
  const { rows } = await pool.query(
    `select day, kind from calendar_day where day between '2026-10-07' and '2026-10-10'`,
  )
  expect(rows).toEqual([{ day: '2026-10-07', kind: 'work' }])
  expect((await readCalendar(db)).isWorkingDay('2026-10-03')).toBe(false)
})

test('a notice that a release brings is added, and every instance sees it by the new stamp', async () => {
  const { pool, db } = t.services
  await pool.query('delete from calendar_day where notice_year = 2026')
  await pool.query('delete from calendar_year where year = 2026')
  await pool.query('update calendar set stamp = gen_random_uuid()')
  expect((await readCalendar(db)).isWorkingDay('2026-02-14')).toBe(false)
  const before = await calendar()
  await loadReference(pool)
  const after = await calendar()
  expect(after?.version).toBe((before?.version ?? 0) + 1)
  expect(after?.stamp).not.toBe(before?.stamp)
  expect((await readCalendar(db)).isWorkingDay('2026-02-14')).toBe(true)
})
