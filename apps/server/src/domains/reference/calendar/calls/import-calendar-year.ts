import { importCalendarYear } from '@lqr/contract/reference/calendar-calls.ts'
import { allTaken } from '../../../../data/all-taken.ts'
import type { ClockHolder } from '../../../../clocks/clock-holder.ts'
import { type BoundCall, bindCall } from '../../../../http/bind-call.ts'
import { replaceYear } from '../calendar-record.store.ts'
import { changeCalendar } from '../change-calendar.ts'
import { requireNotice } from '../require-notice.ts'

export function makeImportCalendarYearCall(holders: readonly ClockHolder[]): BoundCall {
  return bindCall(importCalendarYear, async (context) => {
    const { db, params, body } = context
    const { year } = params
    const { source, text, version, ...rest } = body
    allTaken(rest)
    const days = requireNotice(year, text)
    return changeCalendar(context, holders, {
      year,
      version,
      entityId: String(year),
      async write(writing) {
        await replaceYear(db, { year, source, days }, writing)
        return { action: 'import-calendar-year', detail: { source, days: days.length } }
      },
    })
  })
}
