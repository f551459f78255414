import type { ClientSettings } from '@lqr/web-client/client-settings.ts'
import { afterSealing, holdsDraft } from '@lqr/web-client/drafts/open-drafts.ts'
import { makeClient } from '@lqr/web-client/make-client.ts'
import { leaveEndNotice } from './session/end-notice.ts'
import { forgetVisitor, getLoginState, setLoginDialog } from './session/login-state.ts'
import { showToast } from './toast/toast-store.ts'

/**
 * A 401: only a token proven bad signs out and reloads; a stranger is asked to sign in. The sentence is said once more
 * after the reload, and what is being typed is stored before it.
 */
function refuse(sentence: string, hadToken: boolean): void {
  if (!hadToken) {
    setLoginDialog(true)
    return
  }
  const hasDraft = holdsDraft()
  forgetVisitor()
  leaveEndNotice({ text: sentence, hasDraft })
  void afterSealing(() => location.reload())
}

/** How the portal's calls differ from the console's: the site one is on, whose page it is, toasts, and the login dialog. */
export const settings: ClientSettings = {
  cityCode: () => getLoginState().currSubstation,
  account: () => getLoginState().userId ?? undefined,
  say: ({ msg }) => showToast({ tone: 'error', text: msg }),
  refuse,
}

export const client = makeClient(settings)
