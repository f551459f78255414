import { deleteCalendarDay } from '@lqr/contract/reference/calendar-calls.ts'
import { referenceErrors as errors } from '@lqr/contract/reference/errors.ts'
import type { ClockHolder } from '../../../../clocks/clock-holder.ts'
import { type BoundCall, bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { deleteDay, findDay } from '../calendar-record.store.ts'
import { changeCalendar } from '../change-calendar.ts'
import { requireCalendarDay } from '../require-calendar-day.ts'

export function makeDeleteCalendarDayCall(holders: readonly ClockHolder[]): BoundCall {
  return bindCall(deleteCalendarDay, async (context) => {
    const { db, params, query } = context
    return changeCalendar(context, holders, {
      year: requireCalendarDay(params.day),
      version: query.version,
      entityId: params.day,
      async write() {
        const before = await findDay(db, params.day)
        if (!before) throw new CallError(errors.dayNotFound)
        await deleteDay(db, params.day)
        return { action: 'delete-calendar-day', detail: { before } }
      },
    })
  })
}
