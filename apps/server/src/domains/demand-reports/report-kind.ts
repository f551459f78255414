import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import { demandReportCase, IN_HAND_STATES } from '@lqr/contract/demand-reports/report-case.ts'
import { type CaseKind, type Moving, noticeOf } from '../../cases/case-kind.ts'
import { CASE_AUTHORITIES, CASE_WORKERS, notifySide } from '../../cases/move-case.ts'
import { notifyStaff } from '../organisations/index.ts'
import {
  givenBackNotice,
  namedReport,
  recalledNotice,
  recommendedNotice,
  reportText,
  unusedNotice,
  withdrawnNotice,
} from './copy.ts'
import { undrawnOf } from './drawdown.rules.ts'
import { REPORT_DATA } from './personal-data.store.ts'
import { findParties, REPORT_TASK } from './report.store.ts'
import { type ReportRecord, REPORTS, VISIT_FILES } from './report-record.ts'

const PLACES = {
  enterprise: '/personal/reports',
  authority: '/office/reports',
  institution: '/workbench/reports',
} as const

/** The authority that recommended it learns that nothing came of the grant. */
async function notifyUnused({ db }: Moving, row: ReportRecord): Promise<void> {
  const { companyName } = await findParties(db, row)
  await notifySide(db, reportKind, row, 'authority', 'unused', unusedNotice(row, companyName))
}

const isInHand = ({ status }: Pick<ReportRecord, 'status'>) =>
  (IN_HAND_STATES as readonly string[]).includes(status)

/** Demand reports on the case kernel. */
export const reportKind: CaseKind<typeof demandReportCase, ReportRecord> = {
  declaration: demandReportCase,
  ...REPORTS,
  readers: CASE_WORKERS,
  authorities: CASE_AUTHORITIES,
  messagePrefix: 'demand-reports.',
  task: REPORT_TASK,
  personalData: REPORT_DATA,
  documents: [VISIT_FILES],
  guards: {
    review: (row) => (row.visited_on === null ? errors.notVisited : undefined),
    disburse: (row) => (undrawnOf(row) <= 0 ? errors.creditUsed : undefined),
  },
  named: (_, row) => namedReport(row),
  link: (row, side) => `${PLACES[side]}/${row.id}`,
  after: {
    forgo: notifyUnused,
    release: notifyUnused,
    /** The enterprise learns who will call, as the institution learns whom to call. */
    async recommend({ db }, row) {
      const { orgName } = await findParties(db, row)
      await notifySide(db, reportKind, row, 'enterprise', 'recommend', recommendedNotice(row, orgName))
    },
    /** The institution that had it is told beside the enterprise; its list is what remains to it. */
    async recall({ db }, row, { before, note }) {
      if (before.org_id === null) return
      const notice = noticeOf(reportKind, before, 'institution', 'recall', recalledNotice(row, note))
      await notifyStaff(db, before.org_id, CASE_WORKERS, { ...notice, link: PLACES.institution })
    },
    /** The enterprise was told that the institution would call. */
    async giveBack({ db }, row, { before }) {
      const { orgName } = await findParties(db, before)
      await notifySide(db, reportKind, row, 'enterprise', 'giveBack', givenBackNotice(row, orgName))
    },
    /** The institution that has it in hand is told, as the authority is. */
    async withdraw({ db }, row, { before }) {
      if (before.sealed_at !== null || !isInHand(before)) return
      await notifySide(db, reportKind, row, 'institution', 'withdraw', withdrawnNotice(row))
    },
  },
  async notice(db, move, row) {
    const { companyName, orgName } = await findParties(db, row)
    return reportText(move, row, row.sealed_at === null ? companyName : '', orgName)
  },
}
