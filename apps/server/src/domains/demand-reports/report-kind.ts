import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import type { CaseKind } from '../../cases/case-kind.ts'
import { CASE_AUTHORITIES, CASE_WORKERS } from '../../cases/move-case.ts'
import { namedReport, reportText } from './copy.ts'
import { REPORT_DATA } from './personal-data.store.ts'
import { findParties, REPORT_TASK } from './report.store.ts'
import { type ReportRecord, REPORTS } from './report-record.ts'

const PLACES = {
  enterprise: '/personal/reports',
  authority: '/office/reports',
  institution: '/workbench/reports',
} as const

/** Demand reports on the case kernel. */
export const reportKind: CaseKind<typeof demandReportCase, ReportRecord> = {
  declaration: demandReportCase,
  ...REPORTS,
  readers: CASE_WORKERS,
  authorities: CASE_AUTHORITIES,
  messagePrefix: 'demand-reports.',
  task: REPORT_TASK,
  personalData: REPORT_DATA,
  guards: {
    review: (row) => (row.visited_on === null ? errors.notVisited : undefined),
  },
  named: (_, row) => namedReport(row),
  link: (row, side) => `${PLACES[side]}/${row.id}`,
  async notice(db, move, row) {
    const { companyName, orgName } = await findParties(db, row)
    return reportText(move, row, row.sealed_at === null ? companyName : '', orgName)
  },
}
