import { useQueryClient } from '@tanstack/react-query'
import { Alert } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { getOperation, type OperationDetail } from '@lqr/contract/financing/operation-calls.ts'
import { CaseStatusTag } from '../../../shell/cases/case-status-tag.tsx'
import { responseCase } from '@lqr/contract/financing/response-case.ts'
import { asFailure } from '@lqr/web-client/call-failure.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Failure } from '../../../shell/page/failure.tsx'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { EquityFacts } from '../equity-facts.tsx'
import { ResponseCompany, ResponseNeed } from '../response-facts.tsx'
import { copy } from './copy.ts'
import { InterviewsPanel } from './interviews-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { PapersPanel } from './papers-panel.tsx'

function Operation({ demandNo }: { demandNo: string }) {
  const queries = useQueryClient()
  const input = { params: { demandNo } }
  const answer = useCall(getOperation, input)
  const onChanged = (next: OperationDetail) => queries.setQueryData(callKey(getOperation, input), next)
  if (answer.error && asFailure(answer.error).code === 404) {
    const pool = <LinkButton to="/workbench/needs" label={copy.toPool} />
    return <Notice role="alert" title={copy.notTaken} hint={copy.notTakenHint} action={pool} />
  }
  return (
    <Answer of={answer}>
      {(detail) => {
        const { response, can } = detail
        const parts = { detail, onChanged }
        return (
          <>
            <p className="page-intro">
              <CaseStatusTag of={responseCase} status={response.status} />
              <Link to={`/workbench/responses/${response.id}`}>{copy.toResponse}</Link>
            </p>
            {!can.work && <Alert type="info" showIcon title={copy.ended} />}
            <div className="two-columns">
              <div className="stack">
                <EquityFacts offer={response.equityOffer} result={response.investment} />
                <ResponseNeed response={response} />
                <ResponseCompany response={response} />
              </div>
              <div className="stack">
                <InterviewsPanel {...parts} />
                <NotesPanel {...parts} />
                <PapersPanel {...parts} />
              </div>
            </div>
          </>
        )
      }}
    </Answer>
  )
}

/** Interview and operation detail of a need for equity, by the number that the portal hands over (specification 4 and 6). */
export function Component() {
  const [search] = useSearchParams()
  const demandNo = search.get('demandNo') ?? ''
  return (
    <Page title={demandNo ? copy.titleOf(demandNo) : copy.title}>
      {demandNo ? <Operation key={demandNo} demandNo={demandNo} /> : <Failure hint={copy.noDemand} />}
    </Page>
  )
}
