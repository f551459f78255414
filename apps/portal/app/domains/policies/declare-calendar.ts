import { listDeclareWindows } from '@lqr/contract/policies/ledger-calls.ts'
import type { Route } from './+types/declare-calendar.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { calendarText } from './calendar/calendar-text.ts'

const { shape } = listDeclareWindows.query

/** The days for declaring as a file that a calendar subscribes to: of an area, or of the whole province. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { values } = readFilters(new URL(request.url).searchParams, { areaCode: shape.areaCode })
  const windows = await context.get(apiContext)(listDeclareWindows, { query: { areaCode: values.areaCode } })
  return new Response(calendarText(windows, new Date()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="declare-calendar.ics"',
    },
  })
}
