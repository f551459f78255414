import type { ActivityForm } from '@lqr/contract/activities/activity-form.ts'
import { activityErrors as errors } from '@lqr/contract/activities/errors.ts'
import { type PublicationStatus, wasPublished } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { CallError } from '../../http/call-error.ts'
import type { KeptRecord, Viewer } from '../../publishing/publication.ts'

interface Begins {
  readonly status: PublicationStatus
  readonly startsAt: string
}

/**
 * Refuses to make public a beginning that passed while it lay: nobody could sign up, and who did would be told of another time when it is
 * over. The beginning that people know already may be past, so that what else is said of a running activity can be corrected.
 */
export function beginAhead({ status, startsAt, change }: KeptRecord & Begins, { now }: Viewer): void {
  const begins = Date.parse(change ? (change as ActivityForm).startsAt : startsAt)
  const isKnown = wasPublished(status) && begins === Date.parse(startsAt)
  if (isKnown || begins > now.getTime()) return
  throw new CallError(errors.startPast, { fields: { startsAt: errors.startPast.msg } })
}
