import type { ActivityDetail } from '@lqr/contract/activities/calls.ts'
import { getActivityRecord } from '@lqr/contract/activities/record-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { toActivityLine } from './activity-line.ts'

/** An activity with the change that is being worked on, for who may edit it. */
export async function loadActivityPreview(api: LoaderApi, request: Request) {
  const record = await api(getActivityRecord, { params: { id: requireId(request) } })
  const worked = { ...record, ...record.change }
  const now = Date.now()
  const activity: ActivityDetail = {
    ...worked,
    isOpen: Date.parse(worked.signUpUntil) > now,
    isOver: Date.parse(worked.endsAt) <= now,
  }
  return {
    line: toActivityLine(activity),
    body: activity.body,
    officePhone: activity.officePhone,
    publishAt: worked.publishAt ? formatDateTime(worked.publishAt) : null,
  }
}
