import { getProject, projectErrors } from '@lqr/contract/projects/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { findProject } from '../projects.store.ts'

export const getProjectCall = bindCall(getProject, async ({ db, params, now }) => {
  const project = await findProject(db, params.id, now)
  if (!project) throw new CallError(projectErrors.notFound)
  return project
})
