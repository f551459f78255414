import { deleteProject } from '@lqr/contract/equity/project-calls.ts'
import { projectCase } from '@lqr/contract/equity/project-case.ts'
import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { syncTasks } from '../../../cases/case-task.store.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { projectKind } from '../project-kind.ts'
import { keepProjectFiles } from '../project-values.ts'
import { ownProject } from '../project.access.ts'
import { deleteProjectDraft } from '../project.store.ts'
import { showProject } from '../show-project.ts'

export const deleteProjectCall = bindCall(deleteProject, async (context) => {
  const { actor, audit, db, params } = context
  const { id, status } = await ownProject(context, params.id)
  if (status === 'DRAFT') await keepProjectFiles(db, actor, id, { documents: [], fileIds: [] })
  if (!(await deleteProjectDraft(db, id)))
    throw new CallError(errors.illegalMove, { data: await showProject(context, id) })
  await syncTasks(db, projectKind, [id])
  audit({ action: 'delete-project-draft', entity: caseEntity(projectCase), entityId: id })
  return { done: true }
})
