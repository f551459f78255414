import { caseScope } from '../../cases/case-access.ts'
import type { FileReader } from '../files/index.ts'
import { insertAccess } from '../credit/index.ts'
import { listResponseFacts } from './response-detail.store.ts'
import { responseKind } from './response-kind.ts'
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
