import { useEffect } from 'react'
import { Link } from 'react-router'
import { getCreditOverview, markCreditVisit } from '@lqr/contract/credit/topic-calls.ts'
import { call } from '../../../shell/client.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useSession } from '../../../shell/session/session.ts'
import { useCall } from '../../../shell/use-call.ts'
import { profileCopy } from '../profile/copy.ts'
import { fileCopy as copy } from './copy.ts'
import { CreditFile } from './credit-file.tsx'
import { NotCertified } from './not-certified.tsx'

/** The company's own file. What is new is counted from the visit before this one. */
function OwnFile({ companyId }: { companyId: string }) {
  const answer = useCall(getCreditOverview, { params: { id: companyId }, query: {} }, { freshSeconds: 60 })
  const isShown = answer.isSuccess
  useEffect(() => {
    if (isShown) void call(markCreditVisit, {})
  }, [isShown])
  return (
    <Answer of={answer}>
      {(overview) => (
        <CreditFile overview={overview} isOwn toTopic={(topic) => `/personal/credit/topics/${topic}`} />
      )}
    </Answer>
  )
}

/** My company's file by topic. */
export function Component() {
  const { info, isCertified } = useSession()
  const { companyId } = info.user
  const isReady = isCertified && companyId !== null
  return (
    <Page
      title={copy.title}
      intro={copy.intro}
      extra={
        isReady && (
          <>
            <Link to="/personal/credit/graph">{copy.graph}</Link>
            <LinkButton to="/personal/credit/profile" label={profileCopy.link} />
          </>
        )
      }
    >
      {isReady ? <OwnFile companyId={companyId} /> : <NotCertified />}
    </Page>
  )
}
