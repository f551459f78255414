import { Link, useParams, useSearchParams } from 'react-router'
import { getCreditProfile } from '@lqr/contract/credit/profile-calls.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { fileCopy } from '../topics/copy.ts'
import { profileCopy as copy } from './copy.ts'
import { ProfileView } from './profile-view.tsx'

const CARD = '/workbench/credit-profile-card'

/** The profile of a company over what it has authorised the institution to, for the case that the address names. */
export function Component() {
  const { companyId = '' } = useParams()
  const [search] = useSearchParams()
  const caseNo = search.get('caseNo') ?? ''
  const query = caseNo === '' ? {} : { caseNo }
  const answer = useCall(getCreditProfile, { params: { id: companyId }, query }, { freshSeconds: 60 })
  const tail = caseNo === '' ? '' : `?caseNo=${encodeURIComponent(caseNo)}`
  const file = `/workbench/credit/${companyId}`
  return (
    <Page
      title={answer.data ? copy.heldTitle(answer.data.corporateName) : copy.title}
      intro={copy.heldIntro}
      extra={<Link to={`${file}${tail}`}>{fileCopy.toFile}</Link>}
    >
      <Answer of={answer}>
        {(profile) => (
          <ProfileView
            profile={profile}
            cardPath={CARD}
            isOwn={false}
            toTopic={(topic) => `${file}/topics/${topic}${tail}`}
          />
        )}
      </Answer>
    </Page>
  )
}
