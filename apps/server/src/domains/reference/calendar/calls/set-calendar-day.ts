import { setCalendarDay } from '@lqr/contract/reference/calendar-calls.ts'
import { allTaken } from '../../../../data/all-taken.ts'
import type { ClockHolder } from '../../../../clocks/clock-holder.ts'
import { type BoundCall, bindCall } from '../../../../http/bind-call.ts'
import { changeCalendar } from '../change-calendar.ts'
import { findDay, writeDay } from '../calendar-record.store.ts'
import { requireCalendarDay } from '../require-calendar-day.ts'

export function makeSetCalendarDayCall(holders: readonly ClockHolder[]): BoundCall {
  return bindCall(setCalendarDay, async (context) => {
    const { db, params, body } = context
    const year = requireCalendarDay(params.day)
    const { version, kind, name, source, ...rest } = body
    allTaken(rest)
    const form = { kind, name, source }
    return changeCalendar(context, holders, {
      year,
      version,
      entityId: params.day,
      async write(writing) {
        const before = (await findDay(db, params.day)) ?? null
        await writeDay(db, { day: params.day, ...form }, writing)
        return { action: 'set-calendar-day', detail: { before, after: form } }
      },
    })
  })
}
