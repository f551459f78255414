import { listActivities } from '@lqr/contract/activities/calls.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { toActivityLine } from './activity-line.ts'

const SHOWN = 4

/** The next activities of the site, the soonest first. */
export async function loadComingActivities(api: LoaderApi) {
  const { list } = await api(listActivities, { body: { when: 'coming', pageSize: SHOWN } })
  return list.map(toActivityLine)
}
