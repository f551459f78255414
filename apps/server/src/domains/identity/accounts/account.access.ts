import { type Actor, hasRole } from '../../../http/actor.ts'

/** Whose login history a person may read: their own, an admin everybody's. */
export function mayReadLoginLog(actor: Actor, accountId: string): boolean {
  return actor.accountId === accountId || hasRole(actor, 'admin')
}

/** Who may help a person back in, with a new initial password or another number: operators enterprises, admins everybody. */
export function mayHelpBackIn(actor: Actor, user: { userType: string }): boolean {
  return user.userType === 'enterprise' || hasRole(actor, 'admin')
}
