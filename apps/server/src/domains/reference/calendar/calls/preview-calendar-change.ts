import { previewCalendarChange } from '@lqr/contract/reference/calendar-calls.ts'
import { readStored } from '../../../../clocks/calendar.store.ts'
import type { ClockHolder } from '../../../../clocks/clock-holder.ts'
import { countMoves } from '../../../../clocks/recompute-clocks.ts'
import { makeWorkCalendar } from '../../../../clocks/work-calendar.rules.ts'
import { type BoundCall, bindCall } from '../../../../http/bind-call.ts'
import { type CalendarChange, changedContent, countDays } from '../calendar-change.rules.ts'
import { listReplacedDays } from '../calendar-record.store.ts'
import { requireCalendarDay } from '../require-calendar-day.ts'
import { requireNotice } from '../require-notice.ts'

/** What a change would do to the days and to the clocks that run; the same reading as when it is saved. */
export function makePreviewCalendarChangeCall(holders: readonly ClockHolder[]): BoundCall {
  return bindCall(previewCalendarChange, async ({ db, body, now }) => {
    const year = body.change === 'import' ? body.year : requireCalendarDay(body.day)
    const change: CalendarChange =
      body.change === 'import' ? { change: 'import', year, days: requireNotice(year, body.text) } : body
    const replaced = body.change === 'import' ? await listReplacedDays(db, year) : []
    const stored = await readStored(db)
    const after = makeWorkCalendar(changedContent(stored, change, replaced))
    return {
      version: stored.version,
      ...countDays(makeWorkCalendar(stored), after, year),
      moves: await countMoves(db, after, holders, now),
    }
  })
}
