import { Alert } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { listApplications } from '@lqr/contract/applications/calls.ts'
import { getCertification } from '@lqr/contract/certification/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { bizNo as bizNoField } from '@lqr/contract/tax/calls.ts'
import { PhoneCodeFields } from '../domains/identity/captcha/phone-code-fields.tsx'
import { grantCopy as texts } from '../domains/tax/copy.ts'
import { GrantForm } from '../domains/tax/grant/grant-form.tsx'
import { Answer } from '../shell/page/answer.tsx'
import { LinkButton } from '../shell/page/link-button.tsx'
import { Notice } from '../shell/page/notice.tsx'
import { Page } from '../shell/page/page.tsx'
import { useSession } from '../shell/session/session.ts'
import { useCall } from '../shell/use-call.ts'

/** Cases that are offered; the one that a link leads here for is, however many there are. */
const OFFERED = 100

type Case = CallOutput<typeof listApplications>['list'][number]

interface OfferedProps {
  cases: readonly Case[]
  /** The number that the address names. */
  bizNo: string | undefined
}

function Offered({ cases, bizNo }: OfferedProps) {
  const company = useCall(getCertification, {})
  const isGone = bizNo !== undefined && !cases.some(({ applyNo }) => applyNo === bizNo)
  return (
    <>
      {isGone && (
        <Alert
          type="warning"
          showIcon
          className="form-alert"
          title={texts.caseGone(bizNo)}
          description={texts.caseGoneHint}
        />
      )}
      {cases.length === 0 ? (
        <Notice
          title={texts.noCase}
          hint={texts.noCaseHint}
          action={<LinkButton to="/financial" label={texts.toProducts} isPortal />}
        />
      ) : (
        <Answer of={company}>
          {({ corporateName, legalPersonName }) => (
            <GrantForm
              cases={cases}
              bizNo={isGone ? undefined : bizNo}
              corporateName={corporateName ?? ''}
              legalPersonName={legalPersonName ?? ''}
              renderPhone={(form) => <PhoneCodeFields form={form} scene="tax" />}
            />
          )}
        </Answer>
      )}
    </>
  )
}

function Grant() {
  const [search] = useSearchParams()
  const bizNo = bizNoField.safeParse(search.get('bizNo')).data
  const going = { goingOnly: true, pageSize: OFFERED }
  const newest = useCall(listApplications, { body: going })
  const found = useCall(listApplications, { body: { ...going, keyword: bizNo } })
  return (
    <Answer of={newest}>
      {({ list }) => (
        <Answer of={found}>
          {({ list: hits }) => {
            const named = hits.filter(({ applyNo }) => applyNo === bizNo)
            const others = list.filter(({ applyNo }) => applyNo !== bizNo)
            return <Offered cases={[...named, ...others]} bizNo={bizNo} />
          }}
        </Answer>
      )}
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
