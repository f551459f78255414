import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { NeedDetail } from '@lqr/contract/financing/entities.ts'
import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { getNeedCase, listOwnNeeds, updateNeed } from '@lqr/contract/financing/need-calls.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { isOvertaken } from '../../../shell/overtaken.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey } from '../../../shell/use-call.ts'
import { formCopy as texts } from './copy.ts'
import { NeedSteps } from './need-steps.tsx'
import { toDraft, valuesOf } from './need-values.ts'

/** A published need, changed as a whole: it is published anew once the change is confirmed. */
export function ChangeForm({ need }: { need: NeedDetail }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  // What the form was filled from; what somebody else left counts only once the conflict has been told.
  const [begun] = useState(need)
  const [isTold, setTold] = useState(false)
  const { id, version } = isTold ? need : begun
  const key = callKey(getNeedCase, { params: { id } })
  const [refusal, setRefusal] = useState<{ show: (failure: CallFailure) => void }>()
  const { run, isBusy } = useAction(updateNeed, {
    quiet: true,
    onDone(changed) {
      queries.setQueryData(key, changed)
      void queries.invalidateQueries({ queryKey: callKey(listOwnNeeds) })
      toastSuccess(texts.changed)
      void navigate(`/personal/needs/${id}`, { replace: true })
    },
    onFailure: (failure) => {
      refusal?.show(failure)
      if (!isOvertaken(failure, [errors.illegalMove, errors.staleVersion])) return
      setTold(true)
      void queries.invalidateQueries({ queryKey: key })
    },
  })
  return (
    <NeedSteps
      initialValues={valuesOf(begun)}
      sendText={texts.save}
      isBusy={isBusy}
      onSend={(values, refuse) => {
        setRefusal({ show: refuse })
        run({ body: { id, version, ...toDraft(values) } })
      }}
    />
  )
}
