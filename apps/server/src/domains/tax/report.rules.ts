import { GOING_REPORT_STATES, TAX_REPORT_MOVES, type TaxReportStatus } from '@lqr/contract/tax/states.ts'

/** The state as people see it: past its last moment a report is over, whether or not a job has said so. */
export function shownReportStatus(
  report: { readonly status: TaxReportStatus; readonly expiresAt: string },
  now: Date,
): TaxReportStatus {
  const isGoing = GOING_REPORT_STATES.some((state) => state === report.status)
  return isGoing && Date.parse(report.expiresAt) <= now.getTime() ? 'EXPIRED' : report.status
}

/** Whether one state may follow another. */
export function mayFollow(from: TaxReportStatus, to: TaxReportStatus): boolean {
  const next: readonly TaxReportStatus[] = TAX_REPORT_MOVES[from]
  return next.includes(to)
}
