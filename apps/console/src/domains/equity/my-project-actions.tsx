import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import {
  deleteProject,
  failProject,
  listOwnProjects,
  relistProject,
  unlistProject,
  withdrawProject,
} from '@lqr/contract/equity/project-calls.ts'
import { projectCase } from '@lqr/contract/equity/project-case.ts'
import { CaseActions } from '../../shell/cases/case-actions.tsx'
import { HeldNote } from '../../shell/cases/held-note.tsx'
import { NoteMove } from '../../shell/cases/note-move.tsx'
import { RefusalMove } from '../../shell/cases/refusal-move.tsx'
import { busy } from '../../shell/forms/busy.tsx'
import { ConfirmedButton } from '../../shell/forms/confirmed-button.tsx'
import { LinkButton } from '../../shell/page/link-button.tsx'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { callKey } from '../../shell/use-call.ts'
import { mineCopy as texts } from './project-copy.ts'
import { type ProjectActionProps, projectCaseFacts } from './use-project.ts'

const CALLS = { unlist: unlistProject, relist: relistProject, withdraw: withdrawProject } as const
const ORDER = { forward: ['relist'], aside: ['unlist'], danger: ['fail', 'withdraw'] } as const
const FAILURE = { code: 'failCode', reason: 'failReason', remedy: 'nextSteps' }

function MoveDialog({ move, ...props }: ProjectActionProps & { move: keyof typeof CALLS | 'fail' }) {
  const facts = projectCaseFacts(props.shown)
  if (move === 'fail') {
    const declared = { ...props, facts, of: projectCase, texts: texts.moves.fail, names: FAILURE }
    return <RefusalMove {...declared} move="fail" def={failProject} />
  }
  const told = { ...props, facts, of: projectCase, def: CALLS[move], texts: texts.moves[move] }
  return <NoteMove {...told} move={move} isDanger={move === 'withdraw'} />
}

function RemoveDraft({ id }: { id: string }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const removal = useAction(deleteProject, {
    onDone: () => {
      toastSuccess(texts.removed)
      void queries.invalidateQueries({ queryKey: callKey(listOwnProjects) })
      void navigate('/personal/equity', { replace: true })
    },
  })
  const remove = () => removal.run({ params: { id } })
  return (
    <ConfirmedButton
      danger
      {...busy(removal.isBusy)}
      question={texts.removeQuestion}
      okText={texts.remove}
      keepText={texts.keep}
      onConfirm={remove}
    >
      {texts.remove}
    </ConfirmedButton>
  )
}

/** What the enterprise may do with its project now; any that was handed in can be the pattern of another. */
export function MyProjectActions(props: Omit<ProjectActionProps, 'onClose'>) {
  const { id, can, status } = props.shown
  const shared = { of: projectCase, order: ORDER, texts: texts.moves, can, Dialog: MoveDialog, idle: '' }
  return (
    <CaseActions {...props} {...shared}>
      {can.edit && <LinkButton to={`/equityFinancing/add?id=${id}`} label={texts.edit} />}
      {status !== 'DRAFT' && <LinkButton to={`/equityFinancing/add?copyOf=${id}`} label={texts.copyOf} />}
      {can.remove && <RemoveDraft id={id} />}
      <HeldNote of={projectCase} shown={props.shown} />
    </CaseActions>
  )
}
