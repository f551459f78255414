import { createProject } from '@lqr/contract/equity/project-calls.ts'
import { projectCase } from '@lqr/contract/equity/project-case.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { insertCase } from '../../../cases/case.store.ts'
import { syncTasks } from '../../../cases/case-task.store.ts'
import { nextNumber } from '../../../cases/open-case.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { projectKind } from '../project-kind.ts'
import { keepProjectFiles, projectValues } from '../project-values.ts'
import { type ProjectRecord, PROJECTS } from '../project.store.ts'
import { showProject } from '../show-project.ts'

export const createProjectCall = bindCall(createProject, async (context) => {
  const { actor, audit, body, db, now, services } = context
  const at = now.toISOString()
  const row = await insertCase<ProjectRecord>(db, PROJECTS, {
    ...(await projectValues(db, body, services.cipher)),
    project_no: await nextNumber(db, projectCase, 'equity_project_no', now),
    company_id: actor.companyId,
    applicant_account_id: actor.accountId,
    status: 'DRAFT',
    created_at: at,
    updated_at: at,
  })
  if (!row) throw new Error('a draft of a project was not written')
  await syncTasks(db, projectKind, [row.id])
  await keepProjectFiles(db, actor, row.id, body)
  audit({ action: 'create-project-draft', entity: caseEntity(projectCase), entityId: row.id })
  return showProject(context, row.id)
})
