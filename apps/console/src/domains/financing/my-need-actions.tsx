import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import {
  deleteNeed,
  listOwnNeeds,
  relistNeed,
  unlistNeed,
  withdrawNeed,
} from '@lqr/contract/financing/need-calls.ts'
import { needCase } from '@lqr/contract/financing/need-case.ts'
import { CaseActions } from '../../shell/cases/case-actions.tsx'
import { NoteMove } from '../../shell/cases/note-move.tsx'
import { busy } from '../../shell/forms/busy.tsx'
import { ConfirmedButton } from '../../shell/forms/confirmed-button.tsx'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { callKey } from '../../shell/use-call.ts'
import { caseFacts } from './case-facts.ts'
import { mineCopy as texts } from './copy.ts'
import type { NeedActionProps } from './use-need.ts'

const CALLS = { unlist: unlistNeed, relist: relistNeed, withdraw: withdrawNeed } as const
type Move = keyof typeof CALLS

const ORDER = { forward: ['relist'], aside: ['unlist'], danger: ['withdraw'] } as const

function MoveDialog({ move, ...props }: NeedActionProps & { move: Move }) {
  return (
    <NoteMove
      {...props}
      of={needCase}
      move={move}
      texts={texts.moves[move]}
      facts={caseFacts(props.shown)}
      def={CALLS[move]}
      isDanger={move === 'withdraw'}
    />
  )
}

function DeleteDraft({ id }: { id: string }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { run, isBusy } = useAction(deleteNeed, {
    onDone() {
      void queries.invalidateQueries({ queryKey: callKey(listOwnNeeds) })
      toastSuccess(texts.removed)
      void navigate('/personal/needs', { replace: true })
    },
  })
  return (
    <ConfirmedButton
      danger
      {...busy(isBusy)}
      question={texts.removeQuestion}
      okText={texts.remove}
      keepText={texts.keep}
      onConfirm={() => run({ params: { id } })}
    >
      {texts.remove}
    </ConfirmedButton>
  )
}

/** What the enterprise may do with its need now; any of them can be the pattern of another. */
export function MyNeedActions(props: Omit<NeedActionProps, 'onClose'>) {
  const navigate = useNavigate()
  const { id, can, status } = props.shown
  const to = (search: string) => () => void navigate(`/demand/demandInsert?${search}`)
  return (
    <CaseActions
      {...props}
      of={needCase}
      order={ORDER}
      can={can}
      texts={texts.moves}
      Dialog={MoveDialog}
      idle=""
    >
      {can.edit && (
        <Button type={status === 'DRAFT' ? 'primary' : 'default'} onClick={to(`id=${id}`)}>
          {status === 'DRAFT' ? texts.edit : texts.change}
        </Button>
      )}
      {status !== 'DRAFT' && <Button onClick={to(`copyOf=${id}`)}>{texts.copy}</Button>}
      {can.remove && <DeleteDraft id={id} />}
    </CaseActions>
  )
}
