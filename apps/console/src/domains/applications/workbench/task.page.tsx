import { isArchived } from '@lqr/contract/kernel/cases/read-case.ts'
import { Alert } from 'antd'
import { useParams } from 'react-router'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { CaseLead } from '../../../shell/cases/case-lead.tsx'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import { SealedNotice } from '../../../shell/cases/sealed-notice.tsx'
import { WayRail } from '../../../shell/cases/way-rail.tsx'
import { WORK_LISTS } from '../../../shell/cases/work-address.ts'
import { DocumentDesk } from '../../../shell/files/desk/document-desk.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { ApplicationTimeline } from '../application/application-timeline.tsx'
import { LoanPanel, OfferPanel } from '../application/offer-panel.tsx'
import { RefusalPanel } from '../application/refusal-panel.tsx'
import { ValuationPanel } from '../application/valuation-panel.tsx'
import { useApplication } from '../application/use-application.ts'
import { copy as shared } from '../copy.ts'
import { APPLICATION_WAY } from './case-desk/application-way.ts'
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
  return <CaseLead facts={[...asked, productName]} number={applyNo} />
}

/** Who has to act, by the names that the institution's people have for each other. */
const waitsFor: Readonly<Record<string, string>> = shared.waitsFor

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
          isArchived={isArchived(application)}
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
          <WayRail
            of={applicationCase}
            way={APPLICATION_WAY}
            shown={application}
            waiting={waitsFor[application.status]}
          />
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
