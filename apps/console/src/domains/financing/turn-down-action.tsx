import { useQueryClient } from '@tanstack/react-query'
import { Form } from 'antd'
import { getNeedCase, listOwnNeeds } from '@lqr/contract/financing/need-calls.ts'
import { listNeedResponses, turnDownResponse } from '@lqr/contract/financing/response-calls.ts'
import { responseCase } from '@lqr/contract/financing/response-case.ts'
import type { ComparedResponse } from '@lqr/contract/financing/response-entities.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { CaseMoveDialog } from '../../shell/cases/case-move-dialog.tsx'
import { moveCopy } from '../../shell/cases/copy.ts'
import { LongTextItem } from '../../shell/forms/text-item.tsx'
import { isOvertaken } from '../../shell/overtaken.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { callKey } from '../../shell/use-call.ts'
import { copy, panelCopy } from './response-copy.ts'

const { note } = turnDownResponse.body.shape
const OVERTAKEN = [responseCase.errors.illegalMove, responseCase.errors.staleVersion]

interface Values {
  note?: string
}

interface TurnDownActionProps {
  response: ComparedResponse
  onClose: () => void
}

/** Ends one response, told to its institution with what is said of the reason; its slot is free for the next. */
export function TurnDownAction({ response, onClose }: TurnDownActionProps) {
  const [form] = Form.useForm<Values>()
  const queries = useQueryClient()
  const refresh = () => {
    for (const def of [listNeedResponses, getNeedCase, listOwnNeeds])
      void queries.invalidateQueries({ queryKey: callKey(def) })
  }
  return (
    <CaseMoveDialog<typeof responseCase, typeof turnDownResponse, Values>
      of={responseCase}
      move="turnDown"
      texts={panelCopy.turnDown}
      def={turnDownResponse}
      form={form}
      isOneStep
      isDanger
      fields={<LongTextItem name="note" of={note} label={moveCopy.optional(labelOf(note))} />}
      toInput={({ note: said }) => ({
        params: { id: response.id },
        body: { version: response.version, ...(said ? { note: said } : {}) },
      })}
      summary={() => [{ label: copy.org, value: response.orgName }]}
      onScreen={{
        moved(_, said) {
          refresh()
          toastSuccess(said)
        },
        conflicted(failure) {
          refresh()
          return Promise.resolve(isOvertaken(failure, OVERTAKEN))
        },
      }}
      onClose={onClose}
    />
  )
}
