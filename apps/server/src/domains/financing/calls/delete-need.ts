import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { deleteNeed } from '@lqr/contract/financing/need-calls.ts'
import { needCase } from '@lqr/contract/financing/need-case.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { syncTasks } from '../../../cases/case-task.store.ts'
import { requestMove } from '../../../cases/request-move.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { attachFiles } from '../need-files.ts'
import { needKind } from '../need-kind.ts'
import { deleteDraft } from '../need.store.ts'
import { findOwnNeed } from '../own-need.ts'
import { showNeed } from '../show-need.ts'

/** A draft goes for good; what others have seen stays on record as withdrawn. */
export const deleteNeedCall = bindCall(deleteNeed, async (context) => {
  const { actor, audit, db, params } = context
  const { id, status } = await findOwnNeed(context, params.id)
  const show = () => showNeed(context, id)
  if (status !== 'DRAFT') {
    await requestMove(context, needKind, { id, move: 'withdraw', show })
    return { done: true }
  }
  await attachFiles(db, actor, id, { documents: [], fileIds: [] })
  if (!(await deleteDraft(db, id))) throw new CallError(errors.illegalMove, { data: await show() })
  await syncTasks(db, needKind, [id])
  audit({ action: 'delete-need-draft', entity: caseEntity(needCase), entityId: id })
  return { done: true }
})
