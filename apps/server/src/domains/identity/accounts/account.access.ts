import { type Actor, hasRole } from '../../../http/actor.ts'

/** Whose login history a person may read: their own, an admin everybody's. */
export function mayReadLoginLog(actor: Actor, accountId: string): boolean {
  return actor.accountId === accountId || hasRole(actor, 'admin')
}

/** Who may hand out a new initial password: operators to enterprises, admins to everybody. */
export function mayRenewPassword(actor: Actor, user: { userType: string }): boolean {
  return user.userType === 'enterprise' || hasRole(actor, 'admin')
}
