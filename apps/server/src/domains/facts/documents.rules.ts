/** Days for which a document stays good: what tells of a stretch of time ages with it, a licence or contract does not so soon. */
const PERIODIC_DAYS = 90
const USUAL_DAYS = 365
const DAY_MS = 86_400_000
const PERIODIC = /^近|报表|流水|纳税|凭证|账单/

/** Whether a document that was given at that time is too old to be given again. */
export function isLapsed(document: string, givenAt: string, now: Date): boolean {
  const days = PERIODIC.test(document) ? PERIODIC_DAYS : USUAL_DAYS
  return now.getTime() - Date.parse(givenAt) > days * DAY_MS
}
