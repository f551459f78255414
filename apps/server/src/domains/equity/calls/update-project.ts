import { updateProject } from '@lqr/contract/equity/project-calls.ts'
import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import { updateCase } from '../../../cases/case.store.ts'
import { syncTasks } from '../../../cases/case-task.store.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { projectKind } from '../project-kind.ts'
import { keepProjectFiles, projectValues } from '../project-values.ts'
import { ownProject } from '../project.access.ts'
import { PROJECTS } from '../project.store.ts'
import { showProject } from '../show-project.ts'

/** What was handed in is not changed: whoever reviewed it has relied on it. */
export const updateProjectCall = bindCall(updateProject, async (context) => {
  const { actor, body, db, now, services } = context
  const { id, version, documents, fileIds, ...typed } = body
  const row = await ownProject(context, id)
  if (row.status !== 'DRAFT')
    throw new CallError(errors.illegalMove, { data: await showProject(context, id) })
  const change = { ...(await projectValues(db, typed, services.cipher)), status: row.status }
  if (version !== row.version || !(await updateCase(db, PROJECTS, row, change, now)))
    throw new CallError(errors.staleVersion, { data: await showProject(context, id) })
  await syncTasks(db, projectKind, [id])
  await keepProjectFiles(db, actor, id, { documents, fileIds })
  return showProject(context, id)
})
