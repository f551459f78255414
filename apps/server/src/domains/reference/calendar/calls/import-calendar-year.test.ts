import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCalendar, importCalendarYear, setCalendarDay } from '@lqr/contract/reference/calendar-calls.ts'
import { readCalendar } from '../../../../clocks/calendar.store.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeAccount } from '../../../identity/identity.fixtures.ts'
import {
  type CalendarWorld,
  EXAMPLE_NOTICE,
  linesOf,
  makeCalendarWorld,
  SOURCE,
} from '../calendar-world.fixtures.ts'

let t: TestApp
let operator: CalendarWorld
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-22T10:00:00+08:00') })
  operator = await makeCalendarWorld(t)
})
afterAll(() => t.close())

const bring = async (text: string, year = '2027') =>
  t.call(
    importCalendarYear,
    { params: { year }, body: { source: SOURCE, text, version: await operator.version() } },
    { token: operator.token },
  )
const works = async (...days: string[]) => {
  const calendar = await readCalendar(t.services.db)
  return days.map((day) => calendar.isWorkingDay(day))
}

test('a notice that lacks a legal holiday, or is of another year, is refused whole', async () => {
  const before = await operator.version()
  const partial = await bring(EXAMPLE_NOTICE.split('\n').slice(0, 3).join('\n'))
  expect(partial.status).toBe(422)
  expect(partial.error?.fields?.text).toContain('缺少法定节假日 2027-05-01（劳动节）')
  expect((await bring(EXAMPLE_NOTICE, '2028')).error?.fields?.text).toContain('是星期')
  expect((await bring('没有日期')).error?.fields?.text).toBe('没有读到放假日期')
  expect(await operator.version()).toBe(before)
})

test('the notice takes the place of the rule, and of the days entered by hand meanwhile', async () => {
  const hand = { kind: 'holiday' as const, name: '示例', source: '示例', version: await operator.version() }
  await t.call(setCalendarDay, { params: { day: '2027-03-03' }, body: hand }, { token: operator.token })
  expect(await works('2027-02-12', '2027-02-13', '2027-03-03')).toEqual([false, false, false])
  const { status, data } = await bring(EXAMPLE_NOTICE)
  expect(status).toBe(200)
  expect(await works('2027-02-12', '2027-02-13', '2027-03-03')).toEqual([true, true, true])
  expect(data.calendar).toMatchObject({
    notice: { source: SOURCE, importedBy: '运营（示例）' },
    reach: { endsOn: '2027-12-31', isNear: false },
  })
  expect(linesOf(data.calendar).every((line) => line.endsWith('notice'))).toBe(true)
})

test('a corrected notice replaces the first one', async () => {
  const corrected = EXAMPLE_NOTICE.replace('10月9日（周六）上班', '10月10日（周日）上班')
  expect((await bring(corrected)).status).toBe(200)
  expect(await works('2027-10-09', '2027-10-10')).toEqual([false, true])
})

test('days of December that a notice names stand when their own year is read in again', async () => {
  const next = `2027-12-30 至 2028-01-03 放假 元旦
2028-01-25 至 2028-02-01 放假 春节
2028-04-04 放假 清明节
2028-05-01 至 2028-05-05 放假 劳动节
2028-05-28 至 2028-05-29 放假 端午节
2028-10-01 至 2028-10-08 放假 国庆节`
  expect((await bring(next, '2028')).status).toBe(200)
  expect((await bring(EXAMPLE_NOTICE)).status).toBe(200)
  expect(await works('2027-12-30', '2027-12-31')).toEqual([false, false])
  const { data } = await t.call(getCalendar, { params: { year: '2027' } }, { token: operator.token })
  expect(linesOf(data)).toContain('2027-12-31 holiday notice')
})

test('the same submit twice imports once', async () => {
  const body = { source: SOURCE, text: EXAMPLE_NOTICE, version: await operator.version() }
  const options = { token: operator.token, key: 'import-of-2027-once' }
  const first = await t.call(importCalendarYear, { params: { year: '2027' }, body }, options)
  const second = await t.call(importCalendarYear, { params: { year: '2027' }, body }, options)
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await operator.version()).toBe(body.version + 1)
})

test('the import has one audit row with its source', async () => {
  const { rows } = await t.services.pool.query(
    `select entity_id, detail from audit_log where action = 'import-calendar-year' order by id limit 1`,
  )
  expect(rows).toMatchObject([{ entity_id: '2027', detail: { source: SOURCE } }])
})

test('only operators import', async () => {
  const input = { params: { year: '2027' }, body: { source: SOURCE, text: EXAMPLE_NOTICE, version: 1 } }
  expect((await t.call(importCalendarYear, input)).status).toBe(401)
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '3' })
  expect((await t.call(importCalendarYear, input, { token: await t.signIn(id) })).status).toBe(403)
})
