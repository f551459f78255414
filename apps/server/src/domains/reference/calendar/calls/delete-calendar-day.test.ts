import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteCalendarDay } from '@lqr/contract/reference/calendar-calls.ts'
import { readCalendar } from '../../../../clocks/calendar.store.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeAccount } from '../../../identity/identity.fixtures.ts'
import { type CalendarWorld, makeCalendarWorld } from '../calendar-world.fixtures.ts'

let t: TestApp
let operator: CalendarWorld
beforeAll(async () => {
  t = await makeTestApp()
  operator = await makeCalendarWorld(t)
})
afterAll(() => t.close())

const remove = async (day: string, version?: number) =>
  t.call(
    deleteCalendarDay,
    { params: { day }, query: { version: String(version ?? (await operator.version())) } },
    { token: operator.token },
  )

test('a day taken out is what its week makes of it, and the audit row keeps what it was', async () => {
  expect((await readCalendar(t.services.db)).isWorkingDay('2026-10-10')).toBe(true)
  expect((await remove('2026-10-10')).status).toBe(200)
  expect((await readCalendar(t.services.db)).isWorkingDay('2026-10-10')).toBe(false)
  const { rows } = await t.services.pool.query(
    `select detail from audit_log where action = 'delete-calendar-day' and entity_id = '2026-10-10'`,
  )
  expect(rows).toMatchObject([{ detail: { before: { kind: 'work', name: '国庆节' } } }])
})

test('a day that is not in the table is not found, although the rule expects it', async () => {
  const before = await operator.version()
  expect((await remove('2027-02-05')).error?.key).toBe('reference.dayNotFound')
  expect(await operator.version()).toBe(before)
})

test('an older version is refused', async () => {
  expect((await remove('2026-05-09', (await operator.version()) - 1)).status).toBe(409)
})

test('a version that is none is refused', async () => {
  const input = { params: { day: '2026-05-09' }, query: { version: 'x' } }
  expect((await t.send(deleteCalendarDay, input, { token: operator.token })).status).toBe(422)
})

test('only operators take days out', async () => {
  const input = { params: { day: '2026-05-09' }, query: { version: '1' } }
  expect((await t.call(deleteCalendarDay, input)).status).toBe(401)
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '7' })
  expect((await t.call(deleteCalendarDay, input, { token: await t.signIn(id) })).status).toBe(403)
})
