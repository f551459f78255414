import { Tag } from 'antd'
import type { DemandReport } from '@lqr/contract/demand-reports/entities.ts'
import { reportAsked } from '@lqr/contract/demand-reports/form.ts'
import { REPORTER_KINDS } from '@lqr/contract/demand-reports/kinds.ts'
import { openReportContactPhone } from '@lqr/contract/demand-reports/move-calls.ts'
import { labelOf, labelsOf } from '@lqr/contract/kernel/field.ts'
import { demandReport } from '@lqr/contract/demand-reports/entities.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { LOAN_PURPOSES } from '@lqr/contract/reference/loan-purposes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { ContactPhone } from '../../../shell/records/contact-phone.tsx'
import { type Fact, Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'

const labels = labelsOf(demandReport)

/** Which report it is, repeated before every move. */
export function caseFacts(report: DemandReport): Fact[] {
  return [
    { label: copy.columns.reportNo, value: report.reportNo },
    { label: copy.company, value: report.corporateName },
    { label: labels.amountYuan, value: formatAmount(report.amountYuan) },
    { label: copy.area, value: report.areaName },
  ]
}

/** Whose words they are, and whether the enterprise stands by them. */
function filedHow({ isFilledFor, filledByName, confirmedAt }: DemandReport) {
  if (!isFilledFor) return copy.filedBySelf
  const by = filledByName === null ? copy.filledFor : copy.filledBy(filledByName)
  const standing = confirmedAt === null ? copy.notConfirmed : copy.confirmedAt(formatDateTime(confirmedAt))
  return (
    <>
      <Tag color="warning">{copy.filledFor}</Tag> {by}，{standing}
    </>
  )
}

/** What the enterprise reported. */
export function ReportFacts({ report }: { report: DemandReport }) {
  const items: Fact[] = [
    { label: copy.columns.reportNo, value: report.reportNo },
    { label: copy.batch, value: report.batchName },
    { label: labels.corporateName, value: report.corporateName },
    { label: labels.creditCode, value: report.creditCode },
    { label: labels.applicantKind, value: nameOf(REPORTER_KINDS, report.applicantKind) },
    { label: labels.scale, value: nameOf(ENTERPRISE_SCALES, report.scale) },
    { label: labels.borrowerIndustryCode, value: nameOf(INDUSTRIES, report.borrowerIndustryCode) },
    { label: labels.fundsIndustryCode, value: nameOf(INDUSTRIES, report.fundsIndustryCode) },
    { label: copy.area, value: report.areaName },
    { label: labelOf(reportAsked.address), value: report.address },
    { label: labels.amountYuan, value: <strong>{formatAmount(report.amountYuan)}</strong> },
    { label: labels.termMonths, value: formatTerm(report.termMonths) },
    { label: labels.wantRate, value: report.wantRate === null ? null : formatPercent(report.wantRate) },
    { label: labels.guaranteeMode, value: nameOf(GUARANTEE_MODES, report.guaranteeMode) },
    { label: labels.loanPurpose, value: nameOf(LOAN_PURPOSES, report.loanPurpose) },
    { label: copy.filedHow, value: filedHow(report) },
    { label: copy.rank, value: report.firstSubmittedAt && formatDateTime(report.firstSubmittedAt) },
    { label: labels.purpose, value: <span className="prewrap">{report.purpose}</span>, isWide: true },
    {
      label: copy.contact,
      value: report.contactName && (
        <>
          {report.contactName}{' '}
          <ContactPhone
            key={report.id}
            phone={report.contactPhone}
            opens={report.opensPhone}
            def={openReportContactPhone}
            input={{ params: { id: report.id } }}
          />
        </>
      ),
    },
  ]
  return (
    <section className="panel">
      <h2>{copy.request}</h2>
      <Facts items={items} />
    </section>
  )
}
