import { Alert } from 'antd'
import { Link, useParams } from 'react-router'
import { Answer } from '../../../shell/page/answer.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { ApplicationFacts, CompanyFacts } from '../application/application-facts.tsx'
import { ApplicationFiles } from '../application/application-files.tsx'
import { ApplicationTimeline } from '../application/application-timeline.tsx'
import { LoanPanel, OfferPanel } from '../application/offer-panel.tsx'
import { RefusalPanel } from '../application/refusal-panel.tsx'
import { StatusTag } from '../application/status-tag.tsx'
import { useApplication } from '../application/use-application.ts'
import { copy as shared } from '../copy.ts'
import { copy } from './copy.ts'
import { TaskActions } from './task-actions.tsx'

/** One case of the workbench: the facts, the course so far, and what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useApplication(id)
  const { answer, changedNote, forgetChange } = onScreen
  const { data } = answer
  return (
    <Page
      title={copy.task.title(data?.applyNo ?? '')}
      mark={data && <StatusTag status={data.status} />}
      extra={<Link to="/workbench/applications">{copy.task.back}</Link>}
    >
      {changedNote && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          className="form-alert"
          title={changedNote}
          closable={{ onClose: forgetChange }}
        />
      )}
      <Answer of={answer}>
        {(application) => (
          <>
            {!application.isAuthorised && (
              <Alert
                type="warning"
                showIcon
                className="form-alert"
                title={shared.authorisationEnded}
                description={shared.authorisationEndedHint}
              />
            )}
            <div className="two-columns">
              <div className="stack">
                <RefusalPanel application={application} isOwn={false} />
                <LoanPanel application={application} />
                <OfferPanel application={application} />
                <CompanyFacts application={application} />
                <ApplicationFacts application={application} />
                <ApplicationFiles application={application} />
              </div>
              <ApplicationTimeline application={application} />
            </div>
            <TaskActions application={application} onScreen={onScreen} />
          </>
        )}
      </Answer>
    </Page>
  )
}
