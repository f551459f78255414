import { useNavigate } from 'react-router'
import { openLogin } from '../login-dialog/open-login.ts'
import { goToManagement, isExternalPortal } from '../session/hand-over.ts'
import { getLoginState } from '../session/login-state.ts'
import { managementAddress } from '../session/management-address.ts'
import { siteAddress } from '../site-address.ts'
import { showToast } from '../toast/toast-store.ts'
import { useShell } from '../use-shell.ts'
import { type About, type ActionTarget, actionTarget } from './action-target.ts'
import { decideAction, type ProtectedAction } from './protected-action.rules.ts'

/**
 * Buttons that need a login: `run('applyProduct', { proId })` opens the login dialog, warns, leads to certification or
 * hands over to the management portal, as the rules say; after a login it goes on by itself.
 */
export function useProtectedAction() {
  const { site, config } = useShell()
  const navigate = useNavigate()
  const base = config.managementPortalUrl

  function go(target: ActionTarget): void {
    if ('page' in target) void navigate(siteAddress(site.path, target.page))
    else if ('plain' in target) location.assign(target.plain)
    else goToManagement(base, target.management, target.query).catch(() => undefined)
  }

  /** Where the target lies for a login that leaves the page; another management portal is only entered from here. */
  function addressOf(target: ActionTarget): string | undefined {
    if ('page' in target) return siteAddress(site.path, target.page)
    if ('plain' in target) return target.plain
    return isExternalPortal(base) ? undefined : managementAddress(base, target.management, target.query)
  }

  /** `name` is that of the wanted product, which is kept for after the certification. */
  function run(action: ProtectedAction, about: About = {}, name?: string): void {
    const decision = decideAction(action, getLoginState())
    const target = actionTarget(base, action, about)
    if (decision.next === 'login') openLogin(() => run(action, about, name), addressOf(target))
    else if (decision.next === 'warn') showToast({ tone: 'warning', text: decision.text })
    else if (decision.next === 'certify') void certifyFirst(about, name)
    else go(target)
  }

  async function certifyFirst(about: About, name: string | undefined): Promise<void> {
    // What was wanted is remembered where the line allows it; the way on is the same.
    if (name)
      await import('./keep-wanted.ts')
        .then(({ keepWanted }) => keepWanted(name, about))
        .catch(() => undefined)
    go({ page: '/authentication' })
  }

  return { run }
}
