import { useQueryClient } from '@tanstack/react-query'
import { Alert, Checkbox } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { listApplications } from '@lqr/contract/applications/calls.ts'
import {
  AUTHORISATION_LETTER_TITLE,
  AUTHORISATION_LETTER_VERSION,
  authorisationLetter,
  DATA_SCOPES,
} from '@lqr/contract/credit/authorisation-letter.ts'
import { getNeedCase, listOwnNeeds } from '@lqr/contract/financing/need-calls.ts'
import { chooseResponse, listNeedResponses } from '@lqr/contract/financing/response-calls.ts'
import {
  type ComparedResponse,
  type ResponseOffer,
  responseOffer,
} from '@lqr/contract/financing/response-entities.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { ConfirmDialog } from '../../shell/forms/confirm-dialog.tsx'
import { type Fact, Facts } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { useSession } from '../../shell/session/session.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { callKey } from '../../shell/use-call.ts'
import { equityFacts } from './equity-facts.tsx'
import { copy, panelCopy } from './response-copy.ts'

const texts = panelCopy.choose
const labels = labelsOf(responseOffer)

function loanFacts(offer: ResponseOffer | null): Fact[] {
  return [
    { label: labels.productName, value: offer?.productName },
    { label: labels.amountYuan, value: formatAmount(offer?.amountYuan) },
    { label: labels.annualCost, value: formatPercent(offer?.annualCost) },
    { label: labels.termMonths, value: formatTerm(offer?.termMonths) },
    { label: labels.guaranteeMode, value: nameOf(GUARANTEE_MODES, offer?.guaranteeMode) },
    { label: labels.conditions, value: offer?.conditions ?? copy.offer.noConditions, isWide: true },
  ]
}

interface ChooseActionProps {
  response: ComparedResponse
  onClose: () => void
}

/** Picks one indication and hands in the application on its product, with the consent for that institution alone. */
export function ChooseAction({ response, onClose }: ChooseActionProps) {
  const [isAgreed, setIsAgreed] = useState(false)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { displayName } = useSession()
  const { offer, equityOffer } = response
  const words = equityOffer ? texts.equity : texts
  const refresh = () => {
    for (const def of [listNeedResponses, getNeedCase, listOwnNeeds, listApplications])
      void queries.invalidateQueries({ queryKey: callKey(def) })
  }
  const { run, isBusy } = useAction(chooseResponse, {
    onDone({ responses }) {
      refresh()
      toastSuccess(words.done)
      const made = responses.find(({ id }) => id === response.id)?.applicationId
      if (made) void navigate(`/personal/applications/${made}`)
    },
    onFailure() {
      refresh()
      onClose()
    },
  })
  const letter = authorisationLetter({
    corporateName: displayName,
    orgName: response.orgName,
    productName: offer?.productName ?? texts.equity.subject,
    dataScope: DATA_SCOPES.map(({ code }) => code),
  })
  const agreed = {
    version: response.version,
    consent: true as const,
    letterVersion: AUTHORISATION_LETTER_VERSION,
  }
  return (
    <ConfirmDialog
      title={words.title}
      okText={words.ok}
      isBusy={isBusy}
      isOkDisabled={!isAgreed}
      onOk={() => run({ params: { id: response.id }, body: agreed })}
      onClose={onClose}
    >
      <div className="stack">
        <Facts
          items={[
            { label: copy.org, value: response.orgName },
            ...(equityOffer ? equityFacts(equityOffer) : loanFacts(offer)),
          ]}
        />
        <Alert type="info" showIcon title={words.warning} />
        <details>
          <summary>{AUTHORISATION_LETTER_TITLE}</summary>
          <p className="prewrap">{letter}</p>
        </details>
        <Checkbox checked={isAgreed} onChange={({ target }) => setIsAgreed(target.checked)}>
          {texts.consent}《{AUTHORISATION_LETTER_TITLE}》
        </Checkbox>
      </div>
    </ConfirmDialog>
  )
}
