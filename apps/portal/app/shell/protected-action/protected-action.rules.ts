import { isEnterprise, type SessionView } from '../session/session-view.ts'
import { warnings } from './copy.ts'

/** What one must be signed in for (specification 6). */
export type ProtectedAction =
  | 'applyProduct'
  | 'publishDemand'
  | 'createEquity'
  | 'publishLease'
  | 'saveValuation'
  | 'openAccount'
  | 'applyListing'
  | 'enquireService'
  | 'askAdvisory'
  | 'openOperation'
  | 'openMessageBoard'
  | 'signUpActivity'

/** What happens instead of the action, or `proceed`. */
export type Decision =
  | { readonly next: 'proceed' | 'login' | 'certify' }
  | { readonly next: 'warn'; readonly text: string }

/** Actions of enterprises alone, with the warning anybody else gets (specification 8). */
const enterpriseOnly: Partial<Record<ProtectedAction, string>> = {
  applyProduct: warnings.applyProduct,
  publishDemand: warnings.publishDemand,
  createEquity: warnings.createEquity,
  publishLease: warnings.publishLease,
  saveValuation: warnings.saveValuation,
  openAccount: warnings.openAccount,
  applyListing: warnings.applyListing,
  enquireService: warnings.enquireService,
}

type Who = Pick<SessionView, 'signedIn' | 'mustResetPassword' | 'userSourceType' | 'certiFlg' | 'roles'>

/**
 * Who may go on (specification 4 and 6): strangers log in first, and so does who still has an initial password, which the
 * login dialog replaces; some actions are for enterprises; an enterprise that is
 * not certified (flag 3) certifies first; everybody else passes. The message board and activities need the login alone, and an
 * interview is opened by the role financeEquity. The server decides again on every call.
 */
export function decideAction(action: ProtectedAction, session: Who): Decision {
  if (!session.signedIn || session.mustResetPassword) return { next: 'login' }
  if (action === 'openMessageBoard' || action === 'signUpActivity') return { next: 'proceed' }
  if (action === 'openOperation') {
    return session.roles.includes('financeEquity')
      ? { next: 'proceed' }
      : { next: 'warn', text: warnings.openOperation }
  }
  const warning = enterpriseOnly[action]
  if (warning && !isEnterprise(session)) return { next: 'warn', text: warning }
  if (isEnterprise(session) && session.certiFlg !== 3) return { next: 'certify' }
  return { next: 'proceed' }
}
