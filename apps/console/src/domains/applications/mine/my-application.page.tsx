import { Alert } from 'antd'
import { Link, useParams } from 'react-router'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { supplementWords } from '@lqr/contract/applications/supplement-words.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import { ApplicationFacts } from '../application/application-facts.tsx'
import { ApplicationFiles } from '../application/application-files.tsx'
import { ApplicationTimeline } from '../application/application-timeline.tsx'
import { IndicationPanel } from '../application/indication-panel.tsx'
import { LoanPanel, OfferPanel } from '../application/offer-panel.tsx'
import { OfficerPanel } from '../application/officer-panel.tsx'
import { RefusalPanel } from '../application/refusal-panel.tsx'
import { ValuationPanel } from '../application/valuation-panel.tsx'
import { useApplication } from '../application/use-application.ts'
import { copy as shared } from '../copy.ts'
import { copy } from './copy.ts'
import { MyActions } from './my-actions.tsx'

const openStates: readonly string[] = statesIn(applicationCase, 'open')

/** One of the enterprise's applications: where it stands, what the institution says, what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useApplication(id)
  return (
    <CasePage
      of={applicationCase}
      onScreen={onScreen}
      title={(shown) => shown?.productName ?? copy.list.title}
      back={{ to: '/personal/applications', label: copy.detail.back }}
    >
      {(application) => (
        <>
          {application.status === 'SUPPLEMENT' && (
            <Alert
              type="warning"
              showIcon
              className="form-alert"
              title={shared.supplementTitle}
              description={
                <>
                  <p className="prewrap">
                    {supplementWords(application.supplementDocuments, application.supplementRequest)}
                  </p>
                  <p className="muted">{shared.supplementPaused}</p>
                  {!application.can.supply && (
                    <p>
                      {copy.supply.notCertified}{' '}
                      <Link to="/certification">{copy.supply.toCertification}</Link>
                    </p>
                  )}
                </>
              }
            />
          )}
          <div className="two-columns">
            <div className="stack">
              <RefusalPanel application={application} isOwn />
              <LoanPanel application={application} />
              <OfferPanel application={application} />
              {openStates.includes(application.status) && <IndicationPanel terms={application.terms} />}
              <ApplicationFacts application={application} />
              <ValuationPanel application={application} />
              <ApplicationFiles application={application} />
            </div>
            <div className="stack">
              <ApplicationTimeline application={application} />
              <OfficerPanel application={application} />
              {application.transferredFromId && (
                <p className="panel">
                  {shared.transferredFrom}，
                  <Link to={`/personal/applications/${application.transferredFromId}`}>
                    {shared.transferredFromLink}
                  </Link>
                </p>
              )}
            </div>
          </div>
          <MyActions shown={application} onScreen={onScreen} />
        </>
      )}
    </CasePage>
  )
}
