import type { UserType } from '@lqr/contract/identity/entities.ts'
import { type Actor, hasRole } from '../../../http/actor.ts'

/** Whose login history a person may read: their own, an admin everybody's. */
export function mayReadLoginLog(actor: Actor, accountId: string): boolean {
  return actor.accountId === accountId || hasRole(actor, 'admin')
}

/** The one kind of user whom a person looks after: enterprises for an operator, undefined for an admin, who looks after all (decision 0206). */
export function lookedAfter(actor: Actor): UserType | undefined {
  return hasRole(actor, 'admin') ? undefined : 'enterprise'
}

/** Who may look a person up and help them back in, with a new initial password or another number: operators enterprises, admins everybody. */
export function mayLookAfter(actor: Actor, user: { userType: string }): boolean {
  const only = lookedAfter(actor)
  return only === undefined || user.userType === only
}
