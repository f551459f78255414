import { Link, useParams, useSearchParams } from 'react-router'
import { getCreditOverview } from '@lqr/contract/credit/topic-calls.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { profileCopy } from '../profile/copy.ts'
import { fileCopy as copy } from './copy.ts'
import { CreditFile } from './credit-file.tsx'

/** What an institution may see of a company, for the case that the address names. */
export function Component() {
  const { companyId = '' } = useParams()
  const [search] = useSearchParams()
  const caseNo = search.get('caseNo') ?? ''
  const query = caseNo === '' ? {} : { caseNo }
  const answer = useCall(getCreditOverview, { params: { id: companyId }, query }, { freshSeconds: 60 })
  const tail = caseNo === '' ? '' : `?caseNo=${encodeURIComponent(caseNo)}`
  return (
    <Page
      title={answer.data ? copy.heldTitle(answer.data.corporateName) : copy.heldShort}
      intro={copy.heldIntro}
      extra={
        answer.data && (
          <>
            <Link to={`/workbench/credit/${companyId}/graph${tail}`}>{copy.graph}</Link>
            <LinkButton to={`/workbench/credit/${companyId}/profile${tail}`} label={profileCopy.link} />
          </>
        )
      }
    >
      <Answer of={answer}>
        {(overview) => (
          <CreditFile
            overview={overview}
            isOwn={false}
            toTopic={(topic) => `/workbench/credit/${companyId}/topics/${topic}${tail}`}
          />
        )}
      </Answer>
    </Page>
  )
}
