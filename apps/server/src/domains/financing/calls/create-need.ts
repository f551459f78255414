import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { createNeed } from '@lqr/contract/financing/need-calls.ts'
import { needCase } from '@lqr/contract/financing/need-case.ts'
import { insertCase } from '../../../cases/case.store.ts'
import { syncTasks } from '../../../cases/case-task.store.ts'
import { nextNumber } from '../../../cases/open-case.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { attachFiles } from '../need-files.ts'
import { needKind } from '../need-kind.ts'
import { type NeedRecord, NEEDS } from '../need.store.ts'
import { valuesOf } from '../need-values.ts'
import { showNeed } from '../show-need.ts'

export const createNeedCall = bindCall(createNeed, async (context) => {
  const { actor, audit, body, db, now, services } = context
  const { documents, fileIds, ...typed } = body
  const row = await insertCase<NeedRecord>(db, NEEDS, {
    ...valuesOf(typed, services.cipher),
    demand_no: await nextNumber(db, needCase, 'financing_need_no', now),
    company_id: actor.companyId,
    applicant_account_id: actor.accountId,
    status: 'DRAFT',
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  })
  if (!row) throw new Error('a draft of a need was not written')
  await syncTasks(db, needKind, [row.id])
  await attachFiles(db, actor, row.id, { documents, fileIds })
  audit({ action: 'create-need-draft', entity: caseEntity(needCase), entityId: row.id })
  return showNeed(context, row.id)
})
