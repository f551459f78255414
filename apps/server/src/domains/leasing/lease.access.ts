import { caseScope } from '../../cases/case-access.ts'
import { isOfKind } from '../../http/actor.ts'
import type { FileReader } from '../files/index.ts'
import { leaseKind } from './lease-kind.ts'
import { opensFiles } from './lease.rules.ts'
import { findNeedOf, listAnswers } from './lease.store.ts'

/** Whether the actor may read the documents of a need: its enterprise, and institutions that may still act on it. */
export const canReadLeaseFile: FileReader = async (db, actor, needId) => {
  if (isOfKind(actor, 'enterprise:any')) return (await findNeedOf(db, needId, actor.companyId)) !== undefined
  const { orgIds } = await caseScope(db, actor, leaseKind)
  if (orgIds.length === 0) return false
  const answers = await listAnswers(db, needId)
  return answers.some((answer) => orgIds.includes(answer.org_id) && opensFiles(answer.status))
}
