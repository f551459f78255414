import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import { timesAhead } from '@lqr/contract/equity/talk-times.rules.ts'
import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'

const HOUR_MS = 3_600_000
const OFFSET_HOURS = 8
const DAY_HOURS = 24
const FIRST_HOUR = 9
const LAST_HOUR = 17

/** What is left of times that were taken back, or that are over: nothing is on the table. */
export const NO_TALK = { meet_side: null, meet_options: null, meet_at: null } as const

/** Why these moments cannot be proposed for a talk: each lies ahead, begins on the hour within office hours, and is named once. */
export function talkTimesProblem(times: readonly string[], now: Date): ErrorDef | undefined {
  const moments = times.map((time) => Date.parse(time))
  const areRight = moments.every((moment) => {
    const hour = (Math.floor(moment / HOUR_MS) + OFFSET_HOURS) % DAY_HOURS
    return moment > now.getTime() && moment % HOUR_MS === 0 && hour >= FIRST_HOUR && hour <= LAST_HOUR
  })
  return areRight && new Set(moments).size === moments.length ? undefined : errors.talkTimeWrong
}

/** Whether one of the times that were proposed still lies ahead. */
export function liesAhead(options: readonly string[] | null, now: Date): boolean {
  return options !== null && timesAhead(options, now).length > 0
}

/** Why this moment cannot be agreed on. */
export function chosenTimeProblem(
  options: readonly string[] | null,
  time: string,
  now: Date,
): ErrorDef | undefined {
  const chosen = Date.parse(time)
  if (!options?.some((option) => Date.parse(option) === chosen)) return errors.talkNotProposed
  return chosen > now.getTime() ? undefined : errors.talkOver
}
