import { Link, useSearchParams } from 'react-router'
import { listApplications } from '@lqr/contract/applications/calls.ts'
import { getCertification } from '@lqr/contract/certification/calls.ts'
import { PhoneCodeFields } from '../domains/identity/captcha/phone-code-fields.tsx'
import { grantCopy as texts } from '../domains/tax/copy.ts'
import { GrantForm } from '../domains/tax/grant/grant-form.tsx'
import { Answer } from '../shell/page/answer.tsx'
import { LinkButton } from '../shell/page/link-button.tsx'
import { Notice } from '../shell/page/notice.tsx'
import { Page } from '../shell/page/page.tsx'
import { useSession } from '../shell/session/session.ts'
import { useCall } from '../shell/use-call.ts'

/** Cases that are offered; more are found by the link in the institution's request. */
const OFFERED = 100

function Grant() {
  const [search] = useSearchParams()
  const company = useCall(getCertification, {})
  const cases = useCall(listApplications, { body: { openOnly: true, pageSize: OFFERED } })
  return (
    <Answer of={cases}>
      {({ list }) =>
        list.length === 0 ? (
          <Notice
            title={texts.noCase}
            hint={texts.noCaseHint}
            action={<LinkButton to="/financial" label={texts.toProducts} isPortal />}
          />
        ) : (
          <Answer of={company}>
            {({ corporateName, legalPersonName }) => (
              <GrantForm
                cases={list}
                bizNo={search.get('bizNo') ?? undefined}
                corporateName={corporateName ?? ''}
                legalPersonName={legalPersonName ?? ''}
                phoneFields={(form) => <PhoneCodeFields form={form} scene="tax" />}
              />
            )}
          </Answer>
        )
      }
    </Answer>
  )
}

/** A tax licence in steps: the legal representative's code is asked for by what signs people in. */
export function Component() {
  const { isCertified } = useSession()
  return (
    <Page title={texts.title} intro={texts.intro} extra={<Link to="/personal/tax">{texts.back}</Link>}>
      {isCertified ? (
        <Grant />
      ) : (
        <Notice
          title={texts.notCertified}
          hint={texts.notCertifiedHint}
          action={<LinkButton to="/authentication" label={texts.certify} isPortal />}
        />
      )}
    </Page>
  )
}
