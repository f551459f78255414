import { allCases, type CaseKindCode } from '@lqr/contract/all-cases.ts'
import { EXCHANGE_ROLES } from '@lqr/contract/equity/listing-case.ts'
import type { Role } from '@lqr/contract/kernel/access.ts'
import { isWorkedBy } from '@lqr/contract/kernel/cases/read-case.ts'
import { caseScope } from '../../cases/case-access.ts'
import type { CaseScope } from '../../cases/case.store.ts'
import { CASE_AUTHORITIES, CASE_WORKERS } from '../../cases/move-case.ts'
import type { Db } from '../../data/database.ts'
import { type Actor, hasRole } from '../../http/actor.ts'
import type { Workplace } from './colleagues.store.ts'

/** Who finds open work of all kinds here. */
export const WORK = { readers: [...CASE_WORKERS, ...EXCHANGE_ROLES], authorities: CASE_AUTHORITIES }

/**
 * The kinds in which the person has nothing to do: whoever works beside those who do is not to read of their cases. A system with a key
 * works for its whole institution.
 */
export function kindsOfOthers({ roles, openKey }: Actor, { orgIds }: CaseScope): CaseKindCode[] {
  if (openKey) return []
  const side = orgIds.length > 0 ? 'institution' : 'authority'
  return allCases.filter((one) => !isWorkedBy(one, side, roles)).map(({ kind }) => kind)
}

/** The roles between which work is handed on: those of a bank among themselves, and those of an exchange. */
function fellowRoles(actor: Actor): readonly Role[] {
  return [CASE_WORKERS, EXCHANGE_ROLES].filter((roles) => hasRole(actor, ...roles)).flat()
}

/** Where a person works, and the roles of those who work there too. */
export async function workplaceOf(db: Db, actor: Actor): Promise<Workplace> {
  const { accountId, orgId, regionCode, roles } = actor
  const scope = await caseScope(db, actor, WORK)
  const asked =
    scope.orgIds.length > 0 ? fellowRoles(actor) : CASE_AUTHORITIES.filter((role) => roles.includes(role))
  return { accountId, orgId, regionCode, scope, roles: asked }
}

/** Where somebody of this workplace finds the tasks that are theirs to work on. */
export const ownTasksLink = ({ scope: { orgIds } }: Workplace): string =>
  `/${orgIds.length > 0 ? 'workbench' : 'office'}/tasks?mine=true`
