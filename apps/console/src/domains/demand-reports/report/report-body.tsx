import type { ReactNode } from 'react'
import type { DemandReport } from '@lqr/contract/demand-reports/entities.ts'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import { CaseTimeline } from '../../../shell/cases/case-timeline.tsx'
import { SealedNotice } from '../../../shell/cases/sealed-notice.tsx'
import { currentStep } from './current-step.ts'
import { DrawdownsPanel } from './drawdowns-panel.tsx'
import { ReportFacts } from './report-facts.tsx'
import { OutcomePanel, TestsPanel, VisitPanel } from './report-standing.tsx'

interface ReportBodyProps {
  report: DemandReport
  /** What was found on the spot is not the enterprise's to read. */
  showsVisit?: boolean
  children?: ReactNode
}

/** A report with its outcome, its tests, its visit and its timeline. */
export function ReportBody({ report, showsVisit = false, children }: ReportBodyProps) {
  return (
    <>
      {report.isSealed && <SealedNotice />}
      <div className="two-columns">
        <div className="stack">
          <OutcomePanel report={report} />
          <DrawdownsPanel report={report} />
          {!report.isSealed && <ReportFacts report={report} />}
          {!report.isSealed && report.status !== 'TO_CONFIRM' && <TestsPanel report={report} />}
          {!report.isSealed && showsVisit && <VisitPanel report={report} />}
        </div>
        <CaseTimeline
          of={demandReportCase}
          events={report.timeline}
          current={currentStep(report)}
          clock={report}
        />
      </div>
      {children}
    </>
  )
}
