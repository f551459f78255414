import { getCalendar } from '@lqr/contract/reference/calendar-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { showCalendar } from '../show-calendar.ts'

export const getCalendarCall = bindCall(getCalendar, ({ db, params, now }) =>
  showCalendar(db, params.year, now),
)
