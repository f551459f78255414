import { getActivity } from '@lqr/contract/activities/calls.ts'
import { calendarFile } from '@lqr/ui/calendar-file.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import type { Route } from './+types/activity-calendar.ts'
import { copy } from './copy.ts'

const FILE = /^([1-9]\d{0,14})\.ics$/

/** An activity as a file for one's own calendar, `7.ics`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [, id] = FILE.exec(params.file) ?? []
  if (id === undefined) throw new Response(null, { status: 404 })
  const { title, summary, startsAt, endsAt, place } = await context.get(apiContext)(getActivity, {
    params: { id },
  })
  const event = {
    uid: `activity-${id}`,
    span: { moments: [startsAt, endsAt] },
    title,
    description: summary,
    place,
    remind: 'PT2H',
  } as const
  return new Response(calendarFile(copy.calendarName, [event], new Date()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="activity-${id}.ics"`,
    },
  })
}
