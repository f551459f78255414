import { DRAFT_DAYS } from '@lqr/contract/identity/form-draft-calls.ts'

/** Records of logins are kept this long: six months at least (网络安全法 第二十三条), and no longer than needed. */
const LOGIN_LOG_DAYS = 184
/** Ended sessions and their addresses. */
const SESSION_DAYS = 30
/** One-time tickets after their time: long enough to recognise a repetition. */
const TICKET_DAYS = 7
/** A secret that was never confirmed. */
const ENROLMENT_DAYS = 1
/** An export that never became ready, and the list of old ones. */
const EXPORT_PENDING_DAYS = 1
const EXPORT_LIST_DAYS = 365

const DAY_MS = 86_400_000

export interface RetentionLimits {
  readonly loginLog: Date
  readonly session: Date
  readonly ticket: Date
  readonly enrolment: Date
  readonly exportPending: Date
  readonly exportList: Date
  readonly formDraft: Date
}

/** For each kind of record the moment before which nothing is kept. */
export function retentionLimits(now: Date): RetentionLimits {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return {
    loginLog: before(LOGIN_LOG_DAYS),
    session: before(SESSION_DAYS),
    ticket: before(TICKET_DAYS),
    enrolment: before(ENROLMENT_DAYS),
    exportPending: before(EXPORT_PENDING_DAYS),
    exportList: before(EXPORT_LIST_DAYS),
    formDraft: before(DRAFT_DAYS),
  }
}
