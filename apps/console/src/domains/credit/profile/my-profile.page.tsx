import { Link } from 'react-router'
import { getCreditProfile } from '@lqr/contract/credit/profile-calls.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useSession } from '../../../shell/session/session.ts'
import { useCall } from '../../../shell/use-call.ts'
import { NotCertified } from '../topics/not-certified.tsx'
import { profileCopy as copy } from './copy.ts'
import { ProfileView } from './profile-view.tsx'

const CARD = '/personal/credit/profile/card'

function OwnProfile({ companyId }: { companyId: string }) {
  const answer = useCall(getCreditProfile, { params: { id: companyId }, query: {} }, { freshSeconds: 60 })
  return (
    <Answer of={answer}>
      {(profile) => (
        <ProfileView
          profile={profile}
          cardPath={CARD}
          isOwn
          toTopic={(topic) => `/personal/credit/topics/${topic}`}
        />
      )}
    </Answer>
  )
}

/** My company's profile. */
export function Component() {
  const { info, isCertified } = useSession()
  const { companyId } = info.user
  return (
    <Page title={copy.title} intro={copy.intro} extra={<Link to={CARD}>{copy.toCard}</Link>}>
      {isCertified && companyId !== null ? <OwnProfile companyId={companyId} /> : <NotCertified />}
    </Page>
  )
}
