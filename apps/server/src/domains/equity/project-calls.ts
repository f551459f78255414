import {
  failProject,
  getProject,
  getProjectTeaser,
  listAreaProjects,
  listOwnProjects,
  publishProject,
  rejectProject,
  relistProject,
  submitProject,
  unlistProject,
  withdrawProject,
} from '@lqr/contract/equity/project-calls.ts'
import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import { PROJECT_FAIL_CODES, PROJECT_REJECT_CODES } from '@lqr/contract/equity/project-kinds.ts'
import { moveBinder } from '../../cases/bind-move.ts'
import { caseScope, scopeOfSide } from '../../cases/case-access.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { bindCall, type BoundCall } from '../../http/bind-call.ts'
import { CallError } from '../../http/call-error.ts'
import { requireRecord } from '../../publishing/require-record.ts'
import { findApplicant } from '../certification/index.ts'
import { createProjectCall } from './calls/create-project.ts'
import { deleteProjectCall } from './calls/delete-project.ts'
import { listProjectTeasersCall } from './calls/list-project-teasers.ts'
import { updateProjectCall } from './calls/update-project.ts'
import { projectKind } from './project-kind.ts'
import { pageOfProjects } from './project-list.store.ts'
import { findTeaser } from './project-teasers.store.ts'
import { wholeProject } from './project-values.ts'
import { projectProblem } from './project.rules.ts'
import { showProject } from './show-project.ts'

const bindProjectMove = moveBinder(projectKind, (viewing, row) => showProject(viewing, row.id))

/** The calls of equity projects: everybody's, the enterprise's, then the authority's. */
export const projectCalls: readonly BoundCall[] = [
  listProjectTeasersCall,
  bindCall(getProjectTeaser, ({ db, params }) =>
    requireRecord(findTeaser(db, params.id), errors.projectNotFound),
  ),
  bindCall(getProject, (context) => showProject(context, context.params.id)),
  createProjectCall,
  updateProjectCall,
  deleteProjectCall,
  bindCall(listOwnProjects, async ({ actor, body, db, now }) => {
    const scope = scopeOfSide(await caseScope(db, actor, projectKind), 'enterprise')
    return pageOfProjects(db, scope, body, now)
  }),
  bindProjectMove(submitProject, 'submit', {
    async change({ db, now, services }, row) {
      const form = wholeProject(row, services.cipher)
      const { corporateName } = await findApplicant(db, row.company_id)
      const problem = projectProblem(form, corporateName, shanghaiDay(now))
      if (problem) throw new CallError(problem.error, { fields: { [problem.field]: problem.error.msg } })
      return {}
    },
  }),
  bindProjectMove(unlistProject, 'unlist'),
  bindProjectMove(relistProject, 'relist'),
  bindProjectMove(withdrawProject, 'withdraw'),
  bindProjectMove(failProject, 'fail', {
    note: ({ failReason }) => failReason,
    change: ({ body: { failCode, failReason, nextSteps } }) => ({
      fail_code: failCode,
      fail_reason: failReason,
      next_steps: nextSteps || (PROJECT_FAIL_CODES.find(({ code }) => code === failCode)?.remedy ?? null),
    }),
  }),
  bindCall(listAreaProjects, async ({ actor, body, db, now }) => {
    const scope = scopeOfSide(await caseScope(db, actor, projectKind), 'authority')
    return pageOfProjects(db, scope, body, now)
  }),
  bindProjectMove(publishProject, 'publish', {
    change: ({ now }) => ({ published_at: now.toISOString() }),
  }),
  bindProjectMove(rejectProject, 'reject', {
    note: ({ rejectReason }) => rejectReason,
    change: ({ body: { rejectCode, rejectReason, nextSteps } }) => ({
      reject_code: rejectCode,
      reject_reason: rejectReason,
      next_steps: nextSteps || (PROJECT_REJECT_CODES.find(({ code }) => code === rejectCode)?.remedy ?? null),
    }),
  }),
]
