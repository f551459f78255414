import { Link, useParams } from 'react-router'
import { responseCase } from '@lqr/contract/financing/response-case.ts'
import { CasePage } from '../../shell/cases/case-page.tsx'
import { CaseTimeline } from '../../shell/cases/case-timeline.tsx'
import { WORK_LISTS } from '../../shell/cases/work-address.ts'
import { EquityFacts } from './equity-facts.tsx'
import { EndedFacts, OfferFacts } from './offer-facts.tsx'
import { ResponseActions } from './response-actions.tsx'
import { copy, taskCopy } from './response-copy.ts'
import { ResponseCompany, ResponseNeed } from './response-facts.tsx'
import { responseStep } from './response-step.ts'
import { useResponse } from './use-response.ts'

/** One response of the institution: the need, its own indication, and what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useResponse(id)
  return (
    <CasePage
      of={responseCase}
      onScreen={onScreen}
      title={(shown) => taskCopy.pageTitle(shown?.responseNo ?? '')}
      back={{ to: WORK_LISTS.response, label: taskCopy.back }}
      creditFor={({ responseNo }) => responseNo}
    >
      {(response) => (
        <>
          <div className="two-columns">
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
            <CaseTimeline
              of={responseCase}
              events={response.timeline}
              current={responseStep(response)}
              clock={response}
            />
          </div>
          <ResponseActions shown={response} onScreen={onScreen} />
        </>
      )}
    </CasePage>
  )
}
