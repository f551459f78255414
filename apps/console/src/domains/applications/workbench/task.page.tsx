import { Alert, Tag } from 'antd'
import { useParams } from 'react-router'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import { CaseRail } from '../../../shell/cases/case-rail.tsx'
import { SealedNotice } from '../../../shell/cases/sealed-notice.tsx'
import { WORK_LISTS } from '../../../shell/cases/work-address.ts'
import { DocumentDesk } from '../../../shell/files/desk/document-desk.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { DueTag } from '../../../shell/time/due-tag.tsx'
import { useNow } from '../../../shell/time/use-now.ts'
import { ApplicationTimeline } from '../application/application-timeline.tsx'
import { LoanPanel, OfferPanel } from '../application/offer-panel.tsx'
import { RefusalPanel } from '../application/refusal-panel.tsx'
import { ValuationPanel } from '../application/valuation-panel.tsx'
import { useApplication } from '../application/use-application.ts'
import { copy as shared } from '../copy.ts'
import { applicationRail } from './case-desk/application-rail.ts'
import { AuthorisedPanel } from './case-desk/authorised-panel.tsx'
import { CompanyPanel } from './case-desk/company-panel.tsx'
import { OthersPanel } from './case-desk/others-panel.tsx'
import { TermsPanel } from './case-desk/terms-panel.tsx'
import { copy } from './copy.ts'
import { TaskActions } from './task-actions.tsx'

interface PartProps {
  application: ApplicationDetail
}

/** How much, for how long, secured by what, on which product. */
function leadOf(application: ApplicationDetail) {
  const { amountYuan, termMonths, guaranteeMode, productName, applyNo } = application
  const asked =
    amountYuan === null
      ? []
      : [formatAmount(amountYuan), formatTerm(termMonths), nameOf(GUARANTEE_MODES, guaranteeMode)]
  return (
    <>
      <strong className="case-lead">{[...asked, productName].join(' · ')}</strong> {applyNo}
    </>
  )
}

/** Where the case stands, who has to act and since when. */
function Rail({ application }: PartProps) {
  const now = useNow()
  const isYours = Object.values(application.can).some(Boolean)
  return (
    <CaseRail
      label={copy.task.rail}
      steps={applicationRail(application)}
      now={
        <p>
          {(application.dueAt !== null || application.isPaused) && <DueTag clock={application} now={now} />}
          {isYours && <Tag color="processing">{copy.task.yours}</Tag>}
        </p>
      }
    />
  )
}

function Desk({ application }: PartProps) {
  return (
    <div className="case-desk">
      <div className="stack">
        <RefusalPanel application={application} isOwn={false} />
        <LoanPanel application={application} />
        <OfferPanel application={application} />
        <TermsPanel application={application} />
        <CompanyPanel application={application} />
      </div>
      <div className="stack">
        <DocumentDesk
          title={shared.files}
          names={[...application.terms.materials, ...application.supplementDocuments]}
          files={application.files}
          others={shared.otherFiles}
        />
        <ValuationPanel application={application} />
        <AuthorisedPanel application={application} />
        <OthersPanel application={application} />
        <ApplicationTimeline application={application} />
      </div>
    </div>
  )
}

/** One case of the workbench: who asks for how much, whose turn it is, the facts beside the documents, and what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useApplication(id)
  return (
    <CasePage
      of={applicationCase}
      onScreen={onScreen}
      title={(shown) => shown?.corporateName ?? copy.task.title(shown?.applyNo ?? '')}
      lead={leadOf}
      back={{ to: WORK_LISTS.application, label: copy.task.back }}
      creditFor={({ applyNo }) => applyNo}
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
          <Rail application={application} />
          {application.isSealed ? (
            <ApplicationTimeline application={application} />
          ) : (
            <Desk application={application} />
          )}
          <TaskActions shown={application} onScreen={onScreen} />
        </>
      )}
    </CasePage>
  )
}
