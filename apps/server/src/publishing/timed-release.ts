import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import { publishingErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { isPublicAt } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { CallError } from '../http/call-error.ts'
import type { KeptRecord, Viewer } from './publication.ts'

/** What of a form says when the public reads it: null is as soon as it is approved. */
interface Timed {
  readonly publishAt: string | null
}

type TimedRecord = KeptRecord & Timed

const isAhead = (moment: string, now: Date) => Date.parse(moment) > now.getTime()

const refused = (error: ErrorDef) => new CallError(error, { fields: { publishAt: error.msg } })

/** Why a form may not name a time, by field: what the public reads already would be gone until then. */
export function releaseProblems(
  { publishAt }: Timed,
  before: KeptRecord | undefined,
  now: Date,
): Readonly<Record<string, string>> {
  const isTimedAgain = publishAt !== null && before !== undefined && isPublicAt(before, now)
  return isTimedAgain ? { publishAt: publishingErrors.alreadyPublic.msg } : {}
}

/**
 * The rules of what is published at a time ahead. A time that passed while the draft lay is asked for again (`timePast`), a review
 * that comes late publishes at once; what is corrected keeps the day it had. What became public while a change of its time lay is
 * not taken away again.
 */
export function timedRelease(timePast: ErrorDef) {
  return {
    publishable(record: TimedRecord, { now }: Viewer): void {
      const { status, changeStatus, change, publishAt } = record
      const wanted = change ? (change as Timed).publishAt : publishAt
      if (wanted === null) return
      if (isPublicAt(record, now)) {
        if (isAhead(wanted, now)) throw refused(publishingErrors.alreadyPublic)
        return
      }
      if ((changeStatus ?? status) === 'DRAFT' && !isAhead(wanted, now)) throw refused(timePast)
    },
    publishedAt({ publishedAt: before }: KeptRecord, released: unknown, now: Date): string {
      const { publishAt } = released as Timed
      if (publishAt !== null && isAhead(publishAt, now)) return publishAt
      return before !== null && !isAhead(before, now) ? before : now.toISOString()
    },
  }
}
