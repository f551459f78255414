import { isExternalPortal } from '../session/hand-over.ts'
import type { ManagementPath } from '../session/management-address.ts'
import type { ProtectedAction } from './protected-action.rules.ts'

/** What an action is about, as the query of where it leads. */
export type About = Readonly<Record<string, string | undefined>>

/** Where an action leads: a page of the portal, one of its plain pages, or one of the management portal. */
export type ActionTarget =
  | { readonly page: `/${string}` }
  | { readonly plain: `/lite/${string}` }
  | { readonly management: ManagementPath; readonly query?: About }

const fixedTargets: Partial<Record<ProtectedAction, ManagementPath>> = {
  applyProduct: '/product/apply',
  publishDemand: '/demand/demandInsert',
  createEquity: '/equityFinancing/add',
  openAccount: '/personal/account-openings/new',
  applyListing: '/personal/listings/new',
  enquireService: '/personal/enquiries/new',
  askAdvisory: '/advisory/advisoryForm',
  openOperation: '/operation/detail',
  signUpActivity: '/activities/sign-up',
}

/**
 * Where an action leads with the management portal at `base`. Another one knows nothing of our activities:
 * then one signs up on the portal's own plain page.
 */
export function actionTarget(base: string, action: ProtectedAction, about: About): ActionTarget {
  if (action === 'signUpActivity' && isExternalPortal(base)) {
    return { plain: `/lite/activity?id=${about.id ?? ''}` }
  }
  const fixed = fixedTargets[action]
  if (fixed) return { management: fixed, query: about }
  return { page: (about.page ?? '/messageBoard') as `/${string}` }
}
