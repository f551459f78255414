import type { ReactNode } from 'react'
import type { DemandReport } from '@lqr/contract/demand-reports/entities.ts'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import { CaseTimeline } from '../../../shell/cases/case-timeline.tsx'
import { SealedNotice } from '../../../shell/cases/sealed-notice.tsx'
import { WayRail } from '../../../shell/cases/way-rail.tsx'
import { currentStep } from './current-step.ts'
import { DrawdownsPanel } from './drawdowns-panel.tsx'
import { ReportFacts } from './report-facts.tsx'
import { REPORT_WAY } from './report-way.ts'
import { OutcomePanel, TestsPanel, VisitPanel } from './report-standing.tsx'

interface ReportBodyProps {
  report: DemandReport
  /** What was found on the spot is not the enterprise's to read. */
  showsVisit?: boolean
  children?: ReactNode
}

/** A report: where it stands, its outcome and what was reported, its tests, its visit and its timeline. */
export function ReportBody({ report, showsVisit = false, children }: ReportBodyProps) {
  return (
    <>
      {report.isSealed && <SealedNotice />}
      <WayRail of={demandReportCase} way={REPORT_WAY} shown={report} waiting={currentStep(report)?.title} />
      <div className="case-desk">
        <div className="stack">
          <OutcomePanel report={report} />
          <DrawdownsPanel report={report} />
          {!report.isSealed && <ReportFacts report={report} />}
        </div>
        <div className="stack">
          {!report.isSealed && report.status !== 'TO_CONFIRM' && <TestsPanel report={report} />}
          {!report.isSealed && showsVisit && <VisitPanel report={report} />}
          <CaseTimeline
            of={demandReportCase}
            events={report.timeline}
            current={currentStep(report)}
            clock={report}
          />
        </div>
      </div>
      {children}
    </>
  )
}
