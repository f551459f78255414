import { Tag } from 'antd'
import type { DemandReport } from '@lqr/contract/demand-reports/entities.ts'
import { demandReport, reportVisit } from '@lqr/contract/demand-reports/entities.ts'
import {
  FIVE_TESTS,
  LOAN_FLAGS,
  REPORT_REJECT_CODES,
  TEST_RESULTS,
  VISIT_WAYS,
} from '@lqr/contract/demand-reports/kinds.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { FileLinks } from '../../../shell/files/file-links.tsx'
import { type Fact, Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'

const labels = labelsOf(demandReport)
const visitLabels = labelsOf(reportVisit)
const COLORS = { pass: 'success', fail: 'error', unknown: 'warning' } as const

/** The five tests, each with what it rests on. */
export function TestsPanel({ report }: { report: DemandReport }) {
  const items = report.tests.map(({ test, result, reason }) => ({
    label: nameOf(FIVE_TESTS, test),
    value: (
      <>
        <Tag color={COLORS[result]}>{nameOf(TEST_RESULTS, result)}</Tag> {reason}
      </>
    ),
    isWide: true,
  }))
  return (
    <section className="panel">
      <h2>{copy.tests}</h2>
      <Facts items={items} columns={1} />
      <p className="muted panel-foot">{copy.testsHelp}</p>
    </section>
  )
}

const namesOf = (codes: readonly string[]) =>
  codes.map((code) => nameOf(FIVE_TESTS, code)).join('、') || copy.none

/** What somebody found on the spot; for authorities and institutions. */
export function VisitPanel({ report }: { report: DemandReport }) {
  const { visit } = report
  return (
    <section className="panel">
      <h2>{copy.visit}</h2>
      {visit ? (
        <>
          <Facts
            items={[
              { label: visitLabels.visitWay, value: nameOf(VISIT_WAYS, visit.visitWay) },
              { label: visitLabels.visitedOn, value: formatDate(visit.visitedOn) },
              { label: visitLabels.visitors, value: visit.visitors },
              { label: visitLabels.actorName, value: visit.actorName },
              { label: copy.confirmed, value: namesOf(visit.confirmedTests), isWide: true },
              { label: copy.doubted, value: namesOf(visit.doubtedTests), isWide: true },
              {
                label: visitLabels.findings,
                value: <span className="prewrap">{visit.findings}</span>,
                isWide: true,
              },
            ]}
          />
          <h3>{copy.photos}</h3>
          <FileLinks files={visit.files} />
        </>
      ) : (
        <p className="muted">{copy.noVisit}</p>
      )}
    </section>
  )
}

/** Why it came back or ended, and what was granted and paid out; nothing while there is neither. */
export function OutcomePanel({ report }: { report: DemandReport }) {
  const refusals: Fact[] = [
    ...(report.status === 'RETURNED'
      ? [{ label: copy.returned, value: report.returnReason, isWide: true }]
      : []),
    ...(report.rejectCode
      ? [
          {
            label: copy.rejected,
            value: `${nameOf(REPORT_REJECT_CODES, report.rejectCode)}：${report.rejectReason ?? ''}`,
            isWide: true,
          },
        ]
      : []),
    ...(report.giveBackCode
      ? [
          {
            label: copy.givenBack,
            value: `${nameOf(REJECT_CODES, report.giveBackCode)}：${report.giveBackReason ?? ''}`,
            isWide: true,
          },
        ]
      : []),
    ...(report.endReason ? [{ label: labels.endReason, value: report.endReason, isWide: true }] : []),
    ...(report.nextSteps ? [{ label: copy.advice, value: report.nextSteps, isWide: true }] : []),
  ]
  const granted: Fact[] =
    report.creditAmountYuan === null
      ? []
      : [
          { label: labels.orgName, value: report.orgName },
          { label: labels.creditAmountYuan, value: formatAmount(report.creditAmountYuan) },
          { label: labels.creditRate, value: formatPercent(report.creditRate) },
          { label: labels.creditTermMonths, value: formatTerm(report.creditTermMonths) },
          { label: copy.drawnSum, value: formatAmount(report.loanAmountYuan) },
          ...(report.status === 'UNUSED'
            ? []
            : [
                {
                  label: copy.left,
                  value: formatAmount(report.creditAmountYuan - (report.loanAmountYuan ?? 0)),
                },
              ]),
          { label: labels.loanBalanceYuan, value: formatAmount(report.loanBalanceYuan) },
          { label: labels.loanRate, value: report.loanRate === null ? null : formatPercent(report.loanRate) },
          { label: labels.loanOn, value: formatDate(report.loanOn) },
          {
            label: labels.loanFlags,
            value: report.loanFlags.map((code) => <Tag key={code}>{nameOf(LOAN_FLAGS, code)}</Tag>),
            isWide: true,
          },
        ]
  const items = [...refusals, ...granted]
  if (items.length === 0) return null
  return (
    <section className="panel">
      <h2>{copy.loan}</h2>
      <Facts items={items} />
    </section>
  )
}
