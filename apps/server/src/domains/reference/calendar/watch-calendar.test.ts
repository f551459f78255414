import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCalendarYear } from '@lqr/contract/reference/calendar-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type CalendarWorld, EXAMPLE_NOTICE, makeCalendarWorld, SOURCE } from './calendar-world.fixtures.ts'
import { watchCalendar } from './watch-calendar.ts'

let t: TestApp
let now = new Date('2026-10-31T12:00:00+08:00')
beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
})
afterAll(() => t.close())

const warnings = async () =>
  (
    await t.services.pool.query<{ account_id: string; title: string; body: string; link: string }>(
      `select account_id, title, body, link from message where kind = 'reference.calendar-ends' order by id`,
    )
  ).rows
const figure = async (name: string) => {
  const { payload } = await t.app.inject({ url: '/metrics' })
  return payload.split('\n').find((line) => line.startsWith(`${name} `))
}

test('while nobody is there to be told the warning waits', async () => {
  now = new Date('2026-11-01T12:00:00+08:00')
  expect(await watchCalendar(t.services)).toBe(false)
  now = new Date('2026-10-31T12:00:00+08:00')
})

test('sixty days before the last notice ends operators are told, once by all instances, and not a day earlier', async () => {
  const operator: CalendarWorld = await makeCalendarWorld(t)
  expect(await watchCalendar(t.services)).toBe(false)
  now = new Date('2026-11-01T12:00:00+08:00')
  const runs = await Promise.all([watchCalendar(t.services), watchCalendar(t.services)])
  expect(runs.toSorted()).toEqual([false, true])
  now = new Date('2026-11-15T11:59:00+08:00')
  expect(await watchCalendar(t.services)).toBe(false)
  expect(await warnings()).toMatchObject([
    { account_id: operator.id, title: '请导入 2027 年放假安排', link: '/calendar?year=2027' },
  ])
})

test('operators are told again every two weeks, also when the year has begun without its notice', async () => {
  const told = (await warnings()).length
  for (const day of ['2026-11-15', '2026-11-29', '2027-01-04', '2027-01-18']) {
    now = new Date(`${day}T12:00:00+08:00`)
    expect([day, await watchCalendar(t.services), await watchCalendar(t.services)]).toEqual([
      day,
      true,
      false,
    ])
  }
  expect((await warnings()).slice(told).map(({ title }) => title)).toEqual(
    Array(4).fill('请导入 2027 年放假安排'),
  )
  expect((await warnings()).at(-1)?.body).toContain('已于 2026-12-31 到期')
})

test('the metrics say how long the notices reach and raise the alarm in time', async () => {
  now = new Date('2026-10-31T12:00:00+08:00')
  expect(await figure('calendar_days_left')).toBe('calendar_days_left 61')
  expect(await figure('calendar_notice_missing')).toBe('calendar_notice_missing 0')
  now = new Date('2026-11-01T12:00:00+08:00')
  expect(await figure('calendar_days_left')).toBe('calendar_days_left 60')
  expect(await figure('calendar_notice_missing')).toBe('calendar_notice_missing 1')
})

test('the next notice ends the alarm, and a year later the next warning comes', async () => {
  const operator = await makeCalendarWorld(t)
  const body = { source: SOURCE, text: EXAMPLE_NOTICE, version: await operator.version() }
  const saved = await t.call(
    importCalendarYear,
    { params: { year: '2027' }, body },
    { token: operator.token },
  )
  expect(saved.status).toBe(200)
  expect(await figure('calendar_notice_missing')).toBe('calendar_notice_missing 0')
  expect(await watchCalendar(t.services)).toBe(false)
  now = new Date('2027-11-02T12:00:00+08:00')
  expect(await watchCalendar(t.services)).toBe(true)
  expect((await warnings()).at(-1)?.title).toBe('请导入 2028 年放假安排')
})
