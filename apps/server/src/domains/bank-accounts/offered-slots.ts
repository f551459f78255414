import type { AppointmentSlot, OpeningBranch } from '@lqr/contract/bank-accounts/entities.ts'
import type { NearnessCode } from '@lqr/contract/bank-accounts/kinds.ts'
import type { OwnSlot } from '@lqr/contract/bank-accounts/branch-calls.ts'
import { readCalendar } from '../../clocks/calendar.store.ts'
import { dayAfter } from '../../clocks/calendar-days.ts'
import type { Db } from '../../data/database.ts'
import type { BranchFacts } from './branches.store.ts'
import { bookingDays, hoursText, slotsFrom, type SlotTime } from './slots.rules.ts'
import { listSlotUse, type SlotUse } from './slots.store.ts'

/** Days of free times that the finder shows at once. */
const SHOWN_DAYS = 7

const startOf = (day: string) => new Date(`${day}T00:00:00+08:00`)
const keyOf = (branchId: string, beginsAt: string) => `${branchId} ${Date.parse(beginsAt)}`

function nearnessOf(regionCode: string, near: string | null): NearnessCode {
  if (near === null) return 'elsewhere'
  if (regionCode === near) return 'sameCounty'
  return regionCode.slice(0, 4) === near.slice(0, 4) ? 'samePrefecture' : 'elsewhere'
}

function placesOf(slot: SlotTime, branch: BranchFacts, use: SlotUse | undefined): OwnSlot {
  const capacity = use?.capacity ?? branch.slotCapacity
  const booked = use?.booked ?? 0
  return { ...slot, capacity, booked, free: Math.max(0, capacity - booked) }
}

async function useOf(db: Db, ids: readonly string[], from: string, days: number) {
  const until = startOf(dayAfter(from, days))
  const used = await listSlotUse(db, ids, { from: startOf(from), until })
  return new Map(used.map((use) => [keyOf(use.branchId, use.beginsAt), use]))
}

/** Branches with the times that can still be booked in the week from that day on. */
export async function withFreeSlots(
  db: Db,
  branches: readonly BranchFacts[],
  { near, from, now }: { near: string | null; from: string | undefined; now: Date },
): Promise<OpeningBranch[]> {
  const calendar = await readCalendar(db)
  const { first, last } = bookingDays(now)
  const begin = from === undefined || from < first ? first : from
  const used = await useOf(
    db,
    branches.map(({ id }) => id),
    begin,
    SHOWN_DAYS,
  )
  return branches.map((branch) => {
    const slots = slotsFrom(calendar, branch, begin, SHOWN_DAYS)
      .filter(({ beginsAt }) => beginsAt.slice(0, 10) <= last)
      .map((slot) => placesOf(slot, branch, used.get(keyOf(branch.id, slot.beginsAt))))
    return {
      ...branch,
      hours: hoursText(branch),
      nearness: nearnessOf(branch.regionCode, near),
      slots: slots.filter(({ free }) => free > 0) satisfies AppointmentSlot[],
    }
  })
}

/** Every time of a branch in these days: those of its settings, and those booked under earlier ones. */
export async function ownSlots(db: Db, branch: BranchFacts, from: string, days: number): Promise<OwnSlot[]> {
  const calendar = await readCalendar(db)
  const used = await useOf(db, [branch.id], from, days)
  const regular = slotsFrom(calendar, branch, from, days)
  const known = new Set(regular.map(({ beginsAt }) => keyOf(branch.id, beginsAt)))
  const earlier = [...used].filter(([key, { booked }]) => booked > 0 && !known.has(key)).map(([, use]) => use)
  return [...regular, ...earlier]
    .toSorted((a, b) => Date.parse(a.beginsAt) - Date.parse(b.beginsAt))
    .map(({ beginsAt, endsAt }) =>
      placesOf({ beginsAt, endsAt }, branch, used.get(keyOf(branch.id, beginsAt))),
    )
}
