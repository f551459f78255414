import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { CaseTimeline } from '../../../shell/cases/case-timeline.tsx'
import { currentStep } from './current-step.ts'

/** The course of an application, and whose turn it is. */
export function ApplicationTimeline({ application }: { application: ApplicationDetail }) {
  return (
    <CaseTimeline
      of={applicationCase}
      events={application.timeline}
      current={currentStep(application)}
      clock={application}
    />
  )
}
