import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import { CallError } from '../http/call-error.ts'
import type { KeptRecord, Viewer } from './publication.ts'

/** What of a form says when the public reads it: null is as soon as it is approved. */
interface Timed {
  readonly publishAt: string | null
}

type TimedRecord = KeptRecord & Timed & { readonly status: string; readonly changeStatus: string | null }

const isAhead = (moment: string | null, now: Date) => moment !== null && Date.parse(moment) > now.getTime()

/**
 * The two rules of what is published at a time ahead. A time that passed while the draft lay is asked for again (`timePast`), a
 * review that comes late publishes at once; what is corrected keeps the day it had.
 */
export function timedRelease(timePast: ErrorDef) {
  return {
    publishable({ status, changeStatus, change, publishAt }: TimedRecord, { now }: Viewer): void {
      if ((changeStatus ?? status) !== 'DRAFT') return
      const wanted = change ? (change as Timed).publishAt : publishAt
      if (wanted !== null && !isAhead(wanted, now))
        throw new CallError(timePast, { fields: { publishAt: timePast.msg } })
    },
    publishedAt({ publishedAt: before }: KeptRecord, released: unknown, now: Date): string {
      const { publishAt } = released as Timed
      if (publishAt !== null && isAhead(publishAt, now)) return publishAt
      return before !== null && !isAhead(before, now) ? before : now.toISOString()
    },
  }
}
