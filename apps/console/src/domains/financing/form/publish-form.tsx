import { type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { NEED_CONSENT_TITLE } from '@lqr/contract/financing/consent.ts'
import type { NeedDetail } from '@lqr/contract/financing/entities.ts'
import type { NeedDraft } from '@lqr/contract/financing/form.ts'
import { releaseNeed } from '@lqr/contract/financing/need-calls.ts'
import { asFailure, type CallFailure } from '@lqr/web-client/call-failure.ts'
import { call } from '../../../shell/client.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { ConsentPanel } from './consent-panel.tsx'
import { formCopy as texts } from './copy.ts'
import { NeedSteps } from './need-steps.tsx'
import { type NeedValues, toDraft } from './need-values.ts'
import { useNeedDraft } from './use-need-draft.ts'

interface PublishFormProps {
  /** The draft that is gone on with; a new one otherwise. */
  draft?: NeedDetail
  initialValues: NeedValues
  /** What else there is for such a need, shown before it is published. */
  instead: (need: NeedDraft) => ReactNode
}

/** A draft that the server keeps while it is typed, until it is published. */
export function PublishForm({ draft: start, initialValues, instead }: PublishFormProps) {
  const navigate = useNavigate()
  const [, setSearch] = useSearchParams()
  const [hasConsented, setConsented] = useState(false)
  const [consentProblem, setConsentProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const draft = useNeedDraft(start, (id) => setSearch({ id }, { replace: true, preventScrollReset: true }))
  const publish = async (values: NeedValues, refuse: (failure: CallFailure) => void) => {
    // A second press would change the draft while it is being published.
    if (isBusy) return
    if (!hasConsented) return setConsentProblem(texts.consent.needed(NEED_CONSENT_TITLE))
    setBusy(true)
    try {
      draft.keep(toDraft(values))
      const saved = await draft.flush()
      if (!saved) return
      const need = await call(releaseNeed, { body: { ...saved, consent: true } })
      draft.show(need)
      toastSuccess(texts.published)
      await navigate(`/personal/needs/${need.id}`, { replace: true })
    } catch (error) {
      refuse(asFailure(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <NeedSteps
      initialValues={initialValues}
      onChange={(values) => draft.keep(toDraft(values))}
      note={<DraftNote state={draft.state} />}
      renderBelow={(values) => (
        <>
          {instead(toDraft(values))}
          <ConsentPanel
            isChecked={hasConsented}
            problem={consentProblem}
            onChange={(isChecked) => {
              setConsented(isChecked)
              setConsentProblem(undefined)
            }}
          />
          {draft.state.is === 'failed' && <DraftNote state={draft.state} />}
        </>
      )}
      sendText={texts.publish}
      isBusy={isBusy}
      onSend={(values, refuse) => void publish(values, refuse)}
    />
  )
}

function DraftNote({ state }: { state: ReturnType<typeof useNeedDraft>['state'] }) {
  if (state.is === 'untouched') return null
  const isFailed = state.is === 'failed'
  return (
    <span className={isFailed ? 'field-problem' : 'muted'} role={isFailed ? 'alert' : 'status'}>
      {isFailed ? texts.failed(state.problem) : texts[state.is]}
    </span>
  )
}
