import { listWorkingDays } from '@lqr/contract/reference/calendar-calls.ts'
import { useCall } from '../use-call.ts'

const HOUR_SECONDS = 3_600

/** The working days around today (YYYY-MM-DD), by which clocks are counted; undefined while they are not known. */
export function useWorkingDays(): readonly string[] | undefined {
  return useCall(listWorkingDays, {}, { quiet: true, freshSeconds: HOUR_SECONDS }).data?.days
}
