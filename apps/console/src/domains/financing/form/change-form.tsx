import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { NeedDetail } from '@lqr/contract/financing/entities.ts'
import { getNeedCase, listOwnNeeds, updateNeed } from '@lqr/contract/financing/need-calls.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey } from '../../../shell/use-call.ts'
import { formCopy as texts } from './copy.ts'
import { NeedSteps } from './need-steps.tsx'
import { toDraft, valuesOf } from './need-values.ts'
import { useState } from 'react'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'

/** A published need, changed as a whole: it is published anew once the change is confirmed. */
export function ChangeForm({ need }: { need: NeedDetail }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<{ show: (failure: CallFailure) => void }>()
  const { run, isBusy } = useAction(updateNeed, {
    quiet: true,
    onDone(changed) {
      queries.setQueryData(callKey(getNeedCase, { params: { id: need.id } }), changed)
      void queries.invalidateQueries({ queryKey: callKey(listOwnNeeds) })
      toastSuccess(texts.changed)
      void navigate(`/personal/needs/${need.id}`, { replace: true })
    },
    onFailure: (failure) => refusal?.show(failure),
  })
  return (
    <NeedSteps
      initialValues={valuesOf(need)}
      sendText={texts.save}
      isBusy={isBusy}
      onSend={(values, refuse) => {
        setRefusal({ show: refuse })
        run({ body: { id: need.id, version: need.version, ...toDraft(values) } })
      }}
    />
  )
}
