import { Alert } from 'antd'
import { useParams } from 'react-router'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import { SealedNotice } from '../../../shell/cases/sealed-notice.tsx'
import { WORK_LISTS } from '../../../shell/cases/work-address.ts'
import { ApplicationFacts, CompanyFacts } from '../application/application-facts.tsx'
import { ApplicationFiles } from '../application/application-files.tsx'
import { ApplicationTimeline } from '../application/application-timeline.tsx'
import { LoanPanel, OfferPanel } from '../application/offer-panel.tsx'
import { RefusalPanel } from '../application/refusal-panel.tsx'
import { ValuationPanel } from '../application/valuation-panel.tsx'
import { useApplication } from '../application/use-application.ts'
import { copy as shared } from '../copy.ts'
import { copy } from './copy.ts'
import { TaskActions } from './task-actions.tsx'

function Panels({ application }: { application: ApplicationDetail }) {
  return (
    <div className="stack">
      <RefusalPanel application={application} isOwn={false} />
      <LoanPanel application={application} />
      <OfferPanel application={application} />
      <CompanyFacts application={application} />
      <ApplicationFacts application={application} />
      <ValuationPanel application={application} />
      <ApplicationFiles application={application} />
    </div>
  )
}

/** One case of the workbench: the facts, the course so far, and what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useApplication(id)
  return (
    <CasePage
      of={applicationCase}
      onScreen={onScreen}
      title={(shown) => copy.task.title(shown?.applyNo ?? '')}
      back={{ to: WORK_LISTS.application, label: copy.task.back }}
    >
      {(application) => (
        <>
          {application.isSealed && <SealedNotice />}
          {!application.isSealed && !application.isAuthorised && (
            <Alert
              type="warning"
              showIcon
              className="form-alert"
              title={shared.authorisationEnded}
              description={shared.authorisationEndedHint}
            />
          )}
          <div className="two-columns">
            {!application.isSealed && <Panels application={application} />}
            <ApplicationTimeline application={application} />
          </div>
          <TaskActions shown={application} onScreen={onScreen} />
        </>
      )}
    </CasePage>
  )
}
