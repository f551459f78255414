import { Button } from 'antd'
import type { listConsents } from '@lqr/contract/identity/consent-calls.ts'
import { LEGAL_PERSON_ACTION_CODE } from '@lqr/contract/identity/entities.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { copy } from '../copy.ts'

const texts = copy.agreements

type Consent = CallOutput<typeof listConsents>['list'][number]

/** Whether a consent holds; a separate one can be withdrawn from here. */
export function ConsentState({ consent, onWithdraw }: { consent: Consent; onWithdraw: () => void }) {
  if (consent.withdrawnAt !== null) return texts.withdrawnAt(formatDateTime(consent.withdrawnAt))
  if (consent.actionCode !== LEGAL_PERSON_ACTION_CODE) return texts.valid
  return (
    <span className="nowrap">
      {texts.valid}{' '}
      <Button type="link" danger size="small" onClick={onWithdraw}>
        {texts.withdraw}
      </Button>
    </span>
  )
}
