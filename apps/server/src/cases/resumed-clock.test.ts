import { afterAll, beforeAll, expect, test } from 'vitest'
import { getListing } from '@lqr/contract/equity/listing-calls.ts'
import {
  acceptListing,
  askListingSupplement,
  supplyListing,
} from '@lqr/contract/equity/listing-move-calls.ts'
import { setCalendarDay } from '@lqr/contract/reference/calendar-calls.ts'
import { clockHolders } from '../clocks/clock-holders.ts'
import { recomputeClocks } from '../clocks/recompute-clocks.ts'
import { makeStockItem } from '../domains/equity/equity.fixtures.ts'
import {
  LISTING_DOCUMENTS,
  type ListingWorld,
  makeListingWorld,
} from '../domains/equity/listing-world.fixtures.ts'
import {
  type CalendarWorld,
  makeCalendarWorld,
} from '../domains/reference/calendar/calendar-world.fixtures.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

let t: TestApp
let world: ListingWorld
let operator: CalendarWorld
let now = new Date('2026-11-02T10:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeListingWorld(t)
  operator = await makeCalendarWorld(t)
})
afterAll(() => t.close())

const by = () => ({ token: world.staff.token })
const at = (moment: string) => {
  now = new Date(`${moment}+08:00`)
}
const shown = async (id: string) => (await t.call(getListing, { params: { id } }, by())).data
const supply = async (id: string) => {
  const body = { fileIds: [await world.upload()] }
  return (await t.call(supplyListing, { params: { id }, body }, { token: world.owner.token })).data
}

/** Accepted on 2 November, with ten working days for the decision; from the 4th documents are awaited. */
async function paused() {
  at('2026-11-02T10:00:00')
  const documents = [...LISTING_DOCUMENTS]
  const itemId = await makeStockItem(t.services.db, { documents })
  const item = { id: itemId, name: '孵化层挂牌（示例）', board: 'F', documents } as const
  const id = await world.listing({ item })
  const accepted = await t.call(acceptListing, { params: { id }, body: {} }, by())
  expect(accepted.data.dueAt).toBe('2026-11-16T18:00:00+08:00')
  at('2026-11-04T10:00:00')
  await t.call(askListingSupplement, { params: { id }, body: { request: '请补正股东名册' } }, by())
  at('2026-11-18T10:00:00')
  return id
}

test('a clock that was paused keeps its pause at night, and follows a change of the calendar', async () => {
  const id = await paused()
  expect((await supply(id)).dueAt).toBe('2026-11-30T18:00:00+08:00')
  at('2026-11-20T03:03:00')
  expect(await recomputeClocks(t.services, clockHolders)).toBe(0)
  expect((await shown(id)).dueAt).toBe('2026-11-30T18:00:00+08:00')

  const params = { day: '2026-11-25' }
  const body = {
    kind: 'holiday',
    name: '示例',
    source: '示例通知',
    version: await operator.version(),
  } as const
  const { data } = await t.call(setCalendarDay, { params, body }, { token: operator.token })
  expect(data.moves).toContainEqual({ kind: 'stockApplications-decide', later: 1, earlier: 0 })
  expect(await recomputeClocks(t.services, clockHolders)).toBe(1)
  const moved = await shown(id)
  expect(moved.dueAt).toBe('2026-12-01T18:00:00+08:00')
  expect(moved.timeline.at(-1)).toMatchObject({
    action: 'reschedule',
    note: '节假日安排更新，审核时限由 2026-11-30 调整为 2026-12-01',
  })
})

test('a clock that was started before clocks were kept goes on from the end it had, and stays', async () => {
  const id = await paused()
  await t.asOwner(`delete from case_clock where kind = 'stockApplication' and case_id = $1`, [id])
  expect((await supply(id)).dueAt).toBe('2026-12-01T18:00:00+08:00')
  expect(await recomputeClocks(t.services, clockHolders)).toBe(0)
})
