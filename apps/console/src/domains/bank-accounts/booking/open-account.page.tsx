import { getOpeningStart } from '@lqr/contract/bank-accounts/calls.ts'
import { useDraft } from '../../../shell/drafts/use-draft.ts'
import { useKnownFacts } from '../../../shell/facts/use-known-facts.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { BackLink } from '../../../shell/page/back-link.tsx'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Loading } from '../../../shell/page/loading.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useSession } from '../../../shell/session/session.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { OpeningForm } from './opening-form.tsx'
import type { OpeningValues } from './opening-values.ts'

function Booking() {
  const start = useCall(getOpeningStart, {})
  const draft = useDraft<OpeningValues>('accountOpening', 'new')
  const known = useKnownFacts('accountOpening')
  if (!draft || !known) return <Loading />
  return (
    <Answer of={start}>
      {({ basicAccountNo, hasBasic }) => {
        const begin: OpeningValues = {
          subjectKind: 'corporation',
          ...(basicAccountNo ? { basicAccountNo } : {}),
          ...(hasBasic ? {} : { accountType: 'basic' as const }),
        }
        return (
          <div className="stack">
            <OpeningForm start={begin} known={known} hasBasic={hasBasic} draft={draft} />
          </div>
        )
      }}
    </Answer>
  )
}

/** Where the portal hands over: an enterprise books the opening of a bank account. */
export function Component() {
  const session = useSession()
  const content = () => {
    if (!session.isEnterprise) {
      return <Notice role="alert" title={copy.enterpriseOnly} hint={copy.enterpriseOnlyHint} />
    }
    if (session.isCertified) return <Booking />
    return (
      <Notice
        title={copy.notCertified}
        hint={copy.notCertifiedHint}
        action={<LinkButton to="/authentication" label={copy.certify} isPortal />}
      />
    )
  }
  return (
    <Page
      title={copy.title}
      extra={session.isEnterprise && <BackLink to="/personal/account-openings">{copy.back}</BackLink>}
    >
      {content()}
    </Page>
  )
}
