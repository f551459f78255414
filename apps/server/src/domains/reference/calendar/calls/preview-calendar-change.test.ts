import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import {
  importCalendarYear,
  previewCalendarChange,
  setCalendarDay,
} from '@lqr/contract/reference/calendar-calls.ts'
import { clockHolders } from '../../../../clocks/clock-holders.ts'
import { recomputeClocks } from '../../../../clocks/recompute-clocks.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeAccount } from '../../../identity/identity.fixtures.ts'
import { type CalendarWorld, EXAMPLE_NOTICE, makeCalendarWorld, SOURCE } from '../calendar-world.fixtures.ts'
import { makeApplicationWorld } from '../../../applications/application-world.fixtures.ts'

let t: TestApp
let operator: CalendarWorld
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2027-02-03T12:00:00+08:00') })
  operator = await makeCalendarWorld(t)
  const world = await makeApplicationWorld(t)
  for (const day of ['2027-02-01', '2027-02-02', '2027-02-03']) {
    await world.application('SUBMITTED', { submittedAt: new Date(`${day}T10:00:00+08:00`) })
  }
})
afterAll(() => t.close())

const preview = (body: object) => t.send(previewCalendarChange, { body }, { token: operator.token })

test('a preview counts what saving then moves, and changes nothing', async () => {
  const version = await operator.version()
  const seen = await preview({ change: 'import', year: 2027, text: EXAMPLE_NOTICE })
  const { moves, ...days } = seen.data as CallOutput<typeof previewCalendarChange>
  expect(days).toEqual({ version, daysOff: 0, daysWorked: 4 })
  expect(moves.filter(({ later, earlier }) => later + earlier > 0)).toEqual([
    { kind: 'applications', later: 0, earlier: 2 },
  ])
  const body = { source: SOURCE, text: EXAMPLE_NOTICE, version }
  const saved = await t.call(
    importCalendarYear,
    { params: { year: '2027' }, body },
    { token: operator.token },
  )
  expect(saved.data.moves).toEqual(moves)
  expect(await recomputeClocks(t.services, clockHolders)).toBe(2)
})

test('a single day is previewed as it is saved', async () => {
  const seen = await preview({ change: 'set', day: '2027-02-04', kind: 'holiday' })
  expect(seen.data).toMatchObject({
    daysOff: 1,
    daysWorked: 0,
    moves: expect.arrayContaining([expect.objectContaining({ kind: 'applications', later: 3 })]),
  })
  const body = { kind: 'holiday' as const, name: '示例', source: '示例', version: await operator.version() }
  const saved = await t.call(
    setCalendarDay,
    { params: { day: '2027-02-04' }, body },
    { token: operator.token },
  )
  expect(saved.data.moves[0]).toMatchObject({ later: 3, earlier: 0 })
})

test('taking a day out is previewed too', async () => {
  const seen = await preview({ change: 'delete', day: '2027-02-04' })
  expect(seen.data).toMatchObject({ daysOff: 0, daysWorked: 1 })
})

test('a text that cannot be read is refused as it would be on saving', async () => {
  const seen = await preview({ change: 'import', year: 2027, text: '一、元旦：1月1日（周四）放假。' })
  expect(seen.status).toBe(422)
  expect(seen.error?.fields?.text).toContain('是星期五')
  expect((await preview({ change: 'forget' })).status).toBe(422)
})

test('only operators preview', async () => {
  const input = { body: { change: 'delete' as const, day: '2027-02-04' } }
  expect((await t.call(previewCalendarChange, input)).status).toBe(401)
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '7' })
  expect((await t.call(previewCalendarChange, input, { token: await t.signIn(id) })).status).toBe(403)
})
