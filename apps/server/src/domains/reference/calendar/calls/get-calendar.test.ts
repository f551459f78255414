import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCalendar } from '@lqr/contract/reference/calendar-calls.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeAccount } from '../../../identity/identity.fixtures.ts'
import { type CalendarWorld, linesOf, makeCalendarWorld } from '../calendar-world.fixtures.ts'

let t: TestApp
let operator: CalendarWorld
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-22T10:00:00+08:00') })
  operator = await makeCalendarWorld(t)
})
afterAll(() => t.close())

const show = async (year: string) =>
  (await t.call(getCalendar, { params: { year } }, { token: operator.token })).data

test('a fresh installation knows the notices that came with it', async () => {
  const calendar = await show('2026')
  expect(calendar.notice).toMatchObject({ importedBy: null })
  expect(linesOf(calendar)).toHaveLength(39)
  expect(linesOf(calendar)).toContain('2026-02-14 work notice')
  expect(calendar.noticedYears).toEqual(Array.from({ length: 23 }, (_, index) => 2004 + index))
})

test('a year without a notice shows the days that the rule expects, and that the next notice is due', async () => {
  const calendar = await show('2027')
  expect(calendar.notice).toBeNull()
  expect(linesOf(calendar)).toContain('2027-02-05 holiday rule')
  expect(calendar.days.find(({ day }) => day === '2027-02-05')).toMatchObject({
    name: '春节',
    changedBy: null,
  })
  expect(calendar.reach).toEqual({ endsOn: '2026-12-31', daysLeft: 39, isNear: true })
})

test('a year out of range is refused', async () => {
  for (const year of ['2003', '2100', '26', 'abcd']) {
    const answer = await t.send(getCalendar, { params: { year } }, { token: operator.token })
    expect(answer.status).toBe(422)
  }
})

test('only operators see the calendar', async () => {
  expect((await t.call(getCalendar, { params: { year: '2026' } })).status).toBe(401)
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '2' })
  const token = await t.signIn(id)
  expect((await t.call(getCalendar, { params: { year: '2026' } }, { token })).status).toBe(403)
})
