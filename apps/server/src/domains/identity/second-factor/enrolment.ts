/** How long a secret waits for its first code. */
export const ENROLMENT_SECONDS = 600

/** Enrolments begun before this moment have lapsed. */
export function enrolmentSince(now: Date): Date {
  return new Date(now.getTime() - ENROLMENT_SECONDS * 1000)
}
