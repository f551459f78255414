import { getActivity, listActivities } from '@lqr/contract/activities/calls.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { toActivityLine } from './activity-line.ts'

const OTHERS = 4

/** An activity with its text, and others that are to come. */
export async function loadActivity(api: LoaderApi, request: Request) {
  const activity = await api(getActivity, { params: { id: requireId(request) } })
  const coming = await api(listActivities, { body: { when: 'coming', pageSize: OTHERS + 1 } })
  const { title, summary, startsAt, endsAt, place, organiser } = activity
  return {
    line: toActivityLine(activity),
    body: activity.body,
    officePhone: activity.officePhone,
    others: coming.list
      .filter(({ id }) => id !== activity.id)
      .slice(0, OTHERS)
      .map(toActivityLine),
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: title,
      description: summary,
      startDate: startsAt,
      endDate: endsAt,
      location: { '@type': 'Place', name: place },
      organizer: { '@type': 'Organization', name: organiser },
    },
  }
}
