import { Link, useParams } from 'react-router'
import { responseCase } from '@lqr/contract/financing/response-case.ts'
import type { ResponseDetail } from '@lqr/contract/financing/response-entities.ts'
import { DEMAND_TYPES } from '@lqr/contract/reference/demand-types.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { CaseLead } from '../../shell/cases/case-lead.tsx'
import { CasePage } from '../../shell/cases/case-page.tsx'
import { CaseTimeline } from '../../shell/cases/case-timeline.tsx'
import { WayRail } from '../../shell/cases/way-rail.tsx'
import { WORK_LISTS } from '../../shell/cases/work-address.ts'
import { DocumentDesk } from '../../shell/files/desk/document-desk.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { EquityFacts } from './equity-facts.tsx'
import { EndedFacts, OfferFacts } from './offer-facts.tsx'
import { ResponseActions } from './response-actions.tsx'
import { copy, taskCopy } from './response-copy.ts'
import { ResponseCompany, ResponseNeed } from './response-facts.tsx'
import { responseStep } from './response-step.ts'
import { EQUITY_WAY, RESPONSE_WAY } from './response-way.ts'
import { useResponse } from './use-response.ts'

/** How much, for how long, for what. */
function leadOf({ amountYuan, termMonths, demandType, title, responseNo }: ResponseDetail) {
  const asked = [formatAmount(amountYuan), formatTerm(termMonths), nameOf(DEMAND_TYPES, demandType)]
  return <CaseLead facts={[...asked, title]} number={responseNo} />
}

/** One response of the institution: the need, its own indication, and what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useResponse(id)
  return (
    <CasePage
      of={responseCase}
      onScreen={onScreen}
      title={(shown) => shown?.corporateName ?? taskCopy.pageTitle(shown?.responseNo ?? '')}
      lead={leadOf}
      back={{ to: WORK_LISTS.response, label: taskCopy.back }}
      creditFor={({ responseNo }) => responseNo}
    >
      {(response) => (
        <>
          <WayRail
            of={responseCase}
            way={response.demandType === 'equity' ? EQUITY_WAY : RESPONSE_WAY}
            shown={response}
            waiting={responseStep(response)?.title}
          />
          <div className="case-desk">
            <div className="stack">
              <EndedFacts of={response} need={response} />
              {response.chosenAt && (
                <section className="panel">
                  <h2>{copy.chosen}</h2>
                  {response.applicationId && (
                    <Link to={`/workbench/applications/${response.applicationId}`}>
                      {taskCopy.toApplication}
                    </Link>
                  )}
                </section>
              )}
              {response.demandType === 'equity' && (
                <Link to={`/operation/detail?demandNo=${response.demandNo}`}>{taskCopy.toOperation}</Link>
              )}
              <EquityFacts offer={response.equityOffer} result={response.investment} />
              {response.offer && <OfferFacts offer={response.offer} />}
              <ResponseNeed response={response} />
              <ResponseCompany response={response} />
            </div>
            <div className="stack">
              {response.isAuthorised && (
                <DocumentDesk title={copy.files} names={[]} files={response.files} others={copy.files} />
              )}
              <CaseTimeline
                of={responseCase}
                events={response.timeline}
                current={responseStep(response)}
                clock={response}
              />
            </div>
          </div>
          <ResponseActions shown={response} onScreen={onScreen} />
        </>
      )}
    </CasePage>
  )
}
