import { caseScope } from '../../cases/case-access.ts'
import { CASE_AUTHORITIES, CASE_WORKERS } from '../../cases/move-case.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import type { Workplace } from './colleagues.store.ts'

/** Who finds open work of all kinds here. */
export const WORK = { readers: CASE_WORKERS, authorities: CASE_AUTHORITIES }

/** Where a person works, and the roles of those who work there too. */
export async function workplaceOf(db: Db, actor: Actor): Promise<Workplace> {
  const { accountId, regionCode, roles } = actor
  const scope = await caseScope(db, actor, WORK)
  const asked =
    scope.orgIds.length > 0 ? CASE_WORKERS : CASE_AUTHORITIES.filter((role) => roles.includes(role))
  return { accountId, regionCode, scope, roles: asked }
}
