import { caseScope } from '../../cases/case-access.ts'
import type { FileReader } from '../files/index.ts'
import { insertAccess } from '../credit/index.ts'
import { findResponseFacts, listResponseFacts } from './response-detail.store.ts'
import { responseKind } from './response-kind.ts'
import { findCompanyOfResponse } from './response.store.ts'
import { isOpenTo } from './show-response.ts'

/** Whether the actor's institution holds the need under a live consent, so that it may read its documents; its look is written down. */
export const readsAsHolder: FileReader = async (db, actor, needId, now) => {
  const { orgIds } = await caseScope(db, actor, responseKind)
  if (orgIds.length === 0) return false
  const rows = await listResponseFacts(db, needId)
  const held = rows.find((row) => orgIds.includes(row.org_id) && isOpenTo(row, now))
  if (!held?.authorisation_id) return false
  await insertAccess(db, {
    authorisationId: held.authorisation_id,
    accountId: actor.accountId,
    what: 'needFile',
    at: now,
  })
  return true
}

/** Whether the actor may read a paper that an institution keeps of a need: that institution's people alone. */
export const canReadOperationFile: FileReader = async (db, actor, responseId) => {
  const { orgIds } = await caseScope(db, actor, responseKind)
  return (await findResponseFacts(db, responseId, { orgIds })) !== undefined
}

/** The same of a paper that it shares: the enterprise too. */
export const canReadSharedFile: FileReader = async (db, actor, responseId, now) => {
  if (await canReadOperationFile(db, actor, responseId, now)) return true
  return actor.companyId !== null && (await findCompanyOfResponse(db, responseId)) === actor.companyId
}
