import { Alert, Checkbox } from 'antd'
import { useState } from 'react'
import { consentToInterest } from '@lqr/contract/equity/interest-calls.ts'
import { INTEREST_CONSENT_TITLE, interestConsentText } from '@lqr/contract/equity/interest-consent.ts'
import { ConfirmDialog } from '../../../shell/forms/confirm-dialog.tsx'
import { Facts } from '../../../shell/records/facts.tsx'
import { useAction } from '../../../shell/use-action.ts'
import { ownCopy } from './copy.ts'
import { interestSummary, type OwnInterestActionProps } from './use-interest.ts'

const texts = ownCopy.consent

/** Opens name, contact and plan to one institution, once its text was read and ticked. */
export function ConsentAction({ shown, onScreen, onClose }: OwnInterestActionProps) {
  const [isAgreed, setIsAgreed] = useState(false)
  const { run, isBusy, failure } = useAction(consentToInterest, {
    onDone(next) {
      onScreen.moved(next, texts.done)
      onClose()
    },
    onFailure: (refusal) => void onScreen.conflicted(refusal).then((was) => was && onClose()),
  })
  return (
    <ConfirmDialog
      title={texts.title}
      okText={texts.ok}
      isBusy={isBusy}
      isOkDisabled={!isAgreed}
      onOk={() => run({ params: { id: shown.id }, body: { version: shown.version, consent: true } })}
      onClose={onClose}
    >
      <div className="stack">
        <Facts items={interestSummary(shown)} />
        <Alert type="info" showIcon title={texts.warning} />
        <details>
          <summary>{INTEREST_CONSENT_TITLE}</summary>
          <p className="prewrap">{interestConsentText(shown.orgName, shown.projectNo)}</p>
        </details>
        <Checkbox checked={isAgreed} onChange={({ target }) => setIsAgreed(target.checked)}>
          {texts.agree}《{INTEREST_CONSENT_TITLE}》
        </Checkbox>
        {failure && <Alert type="error" showIcon role="alert" title={failure.msg} />}
      </div>
    </ConfirmDialog>
  )
}
