import { afterAll, beforeAll, expect, test } from 'vitest'
import { listWorkingDays, setCalendarDay } from '@lqr/contract/reference/calendar-calls.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeCalendarWorld } from '../calendar-world.fixtures.ts'

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-02-10T10:00:00+08:00') })
})
afterAll(() => t.close())

const days = async () => (await t.call(listWorkingDays, {})).data.days

test('the days around today on which people work, with the weekends worked and without the holidays', async () => {
  const found = await days()
  expect(found.toSorted()).toEqual(found)
  expect(found).toEqual(expect.arrayContaining(['2026-02-10', '2026-02-14']))
  for (const off of ['2026-02-08', '2026-02-17']) expect(found).not.toContain(off)
  expect([found.at(0), found.at(-1)]).toEqual(['2025-10-13', '2026-11-17'])
})

test('a day that the operators change is another one at once', async () => {
  const { token, version } = await makeCalendarWorld(t)
  const body = { kind: 'holiday', name: '临时放假', source: '省政府通知', version: await version() } as const
  expect((await t.call(setCalendarDay, { params: { day: '2026-02-11' }, body }, { token })).status).toBe(200)
  expect(await days()).not.toContain('2026-02-11')
})
