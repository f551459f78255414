import { REPORT_WAIT_DAYS } from '@lqr/contract/tax/report-calls.ts'
import { TAX_REPORT_MOVES, type TaxReportStatus } from '@lqr/contract/tax/states.ts'

const DAY_MS = 86_400_000

/** The last moment of a wait that begins now: for the enterprise's answer, or for the tax side's report. */
export function waitEndsAt(now: Date): Date {
  return new Date(now.getTime() + REPORT_WAIT_DAYS * DAY_MS)
}

/** Whether one state may follow another. */
export function mayFollow(from: TaxReportStatus, to: TaxReportStatus): boolean {
  const next: readonly TaxReportStatus[] = TAX_REPORT_MOVES[from]
  return next.includes(to)
}
