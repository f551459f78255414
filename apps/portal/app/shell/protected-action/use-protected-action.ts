import { useNavigate } from 'react-router'
import { openLogin } from '../login-dialog/open-login.ts'
import { goToManagement, isExternalPortal } from '../session/hand-over.ts'
import { getLoginState } from '../session/login-state.ts'
import { managementAddress, type ManagementPath } from '../session/management-address.ts'
import { siteAddress } from '../site-address.ts'
import { showToast } from '../toast/toast-store.ts'
import { useShell } from '../use-shell.ts'
import { decideAction, type ProtectedAction } from './protected-action.rules.ts'

/** Where the action leads: a page of the portal, or one of the management portal. */
export type ActionTarget =
  | { readonly page: `/${string}` }
  | { readonly management: ManagementPath; readonly query?: Readonly<Record<string, string | undefined>> }

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
 * Buttons that need a login: `run('applyProduct', { proId })` opens the login dialog, warns, leads to certification or
 * hands over to the management portal, as the rules say; after a login it goes on by itself.
 */
export function useProtectedAction() {
  const { site, config } = useShell()
  const navigate = useNavigate()

  function go(target: ActionTarget): void {
    if ('page' in target) void navigate(siteAddress(site.path, target.page))
    else goToManagement(config.managementPortalUrl, target.management, target.query).catch(() => undefined)
  }

  /** Where the target lies for a login that leaves the page; another management portal is only entered from here. */
  function addressOf(target: ActionTarget): string | undefined {
    if ('page' in target) return siteAddress(site.path, target.page)
    const base = config.managementPortalUrl
    return isExternalPortal(base) ? undefined : managementAddress(base, target.management, target.query)
  }

  /** `name` is that of the wanted product, which is kept for after the certification. */
  function run(
    action: ProtectedAction,
    about: Readonly<Record<string, string | undefined>> = {},
    name?: string,
  ): void {
    const decision = decideAction(action, getLoginState())
    if (decision.next === 'login')
      openLogin(() => run(action, about, name), addressOf(targetOf(action, about)))
    else if (decision.next === 'warn') showToast({ tone: 'warning', text: decision.text })
    else if (decision.next === 'certify') void certifyFirst(about, name)
    else go(targetOf(action, about))
  }

  async function certifyFirst(
    about: Readonly<Record<string, string | undefined>>,
    name: string | undefined,
  ): Promise<void> {
    // What was wanted is remembered where the line allows it; the way on is the same.
    if (name)
      await import('./keep-wanted.ts')
        .then(({ keepWanted }) => keepWanted(name, about))
        .catch(() => undefined)
    go({ page: '/authentication' })
  }

  return { run }
}

function targetOf(
  action: ProtectedAction,
  about: Readonly<Record<string, string | undefined>>,
): ActionTarget {
  const fixed = fixedTargets[action]
  if (fixed) return { management: fixed, query: about }
  return { page: (about.page ?? '/messageBoard') as `/${string}` }
}
