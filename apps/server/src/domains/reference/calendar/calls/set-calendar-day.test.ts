import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCalendar, setCalendarDay } from '@lqr/contract/reference/calendar-calls.ts'
import { readCalendar } from '../../../../clocks/calendar.store.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeAccount } from '../../../identity/identity.fixtures.ts'
import { type CalendarWorld, makeCalendarWorld } from '../calendar-world.fixtures.ts'

let t: TestApp
let operator: CalendarWorld
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-22T10:00:00+08:00') })
  operator = await makeCalendarWorld(t)
})
afterAll(() => t.close())

const form = { kind: 'holiday' as const, name: '纪念日', source: '国务院办公厅通知（示例）' }
const set = async (day: string, changes: object = {}, token = operator.token) =>
  t.send(
    setCalendarDay,
    { params: { day }, body: { ...form, version: await operator.version(), ...changes } },
    { token },
  )

test('a day entered by hand counts at once, wherever it is read, and says who entered it', async () => {
  const { db } = t.services
  expect((await readCalendar(db)).isWorkingDay('2026-12-03')).toBe(true)
  expect((await set('2026-12-03')).status).toBe(200)
  expect((await readCalendar(db)).isWorkingDay('2026-12-03')).toBe(false)
  const { data } = await t.call(getCalendar, { params: { year: '2026' } }, { token: operator.token })
  expect(data.days.find(({ day }) => day === '2026-12-03')).toMatchObject({
    ...form,
    origin: 'hand',
    changedBy: '运营（示例）',
  })
})

test('a day of a notice is changed and stays one of it', async () => {
  expect((await set('2026-10-10', { kind: 'holiday', name: '国庆节' })).status).toBe(200)
  const { data } = await t.call(getCalendar, { params: { year: '2026' } }, { token: operator.token })
  expect(data.days.find(({ day }) => day === '2026-10-10')).toMatchObject({
    kind: 'holiday',
    origin: 'notice',
  })
})

test('each change has its audit row with what was before and what is now', async () => {
  await set('2026-12-10')
  await set('2026-12-10', { kind: 'work', name: '取消' })
  const { rows } = await t.services.pool.query(
    `select action, detail from audit_log where entity = 'calendar_day' and entity_id = '2026-12-10' order by id`,
  )
  expect(rows).toMatchObject([
    { action: 'set-calendar-day', detail: { before: null, after: form } },
    { action: 'set-calendar-day', detail: { before: form, after: { kind: 'work', name: '取消' } } },
  ])
})

test('whoever saw an older calendar gets 409 with the year as it is now, and changes nothing', async () => {
  const stale = await operator.version()
  await set('2026-12-11')
  const answer = await set('2026-12-14', { version: stale })
  expect(answer).toMatchObject({ status: 409, data: { year: 2026, version: stale + 1 } })
  expect((await readCalendar(t.services.db)).isWorkingDay('2026-12-14')).toBe(true)
})

test('of two operators at once one succeeds and one is told', async () => {
  const version = await operator.version()
  const both = await Promise.all([set('2026-12-16', { version }), set('2026-12-17', { version })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('what is missing or wrong is named at its field', async () => {
  const answer = await set('2026-12-18', { kind: 'party', name: '', source: '' })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.error?.fields ?? {}).toSorted()).toEqual(['kind', 'name', 'source'])
  expect((await set('2026-02-30')).status).toBe(422)
  expect((await set('1999-01-01')).error?.fields).toHaveProperty('day')
})

test('only operators change the calendar', async () => {
  const input = { params: { day: '2026-12-21' }, body: { ...form, version: await operator.version() } }
  expect((await t.call(setCalendarDay, input)).status).toBe(401)
  for (const sourceType of ['2', '3', '7'] as const) {
    const { id } = await makeAccount(t.services.db, t.services, { sourceType })
    expect((await t.call(setCalendarDay, input, { token: await t.signIn(id) })).status).toBe(403)
  }
})
