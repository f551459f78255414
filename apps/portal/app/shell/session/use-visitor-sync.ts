import { clientCopy } from '@lqr/web-client/copy.ts'
import { afterSealing } from '@lqr/web-client/drafts/open-drafts.ts'
import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import type { SiteLine } from '../server/site-data.ts'
import { showToast } from '../toast/toast-store.ts'
import { rememberAreaId } from './area-id.ts'
import { copy } from './copy.ts'
import { leaveEndNotice, takeEndNotice } from './end-notice.ts'
import { takeGuardNotice } from './guard-notice.ts'
import { getLoginState, setLoginDialog, setSubstation, setVisitor } from './login-state.ts'
import type { SessionView } from './session-view.ts'

const GUARD_ERROR = 'Has Error：登录信息获取失败，请重新登录'

/** Says after the reload why it was needed; who was filling in a form is asked to sign in and go on. */
function sayWhySessionEnded(): void {
  const notice = takeEndNotice()
  if (!notice) return
  const { text, hasDraft } = notice
  showToast({ tone: 'error', text: hasDraft ? `${text}。${clientCopy.draftKept}` : text })
  if (hasDraft) setLoginDialog(true)
}

/** Somebody else has signed in in another tab: nothing that this one keeps was shown for them. */
function beginAnew(): void {
  leaveEndNotice({ text: copy.otherAccount, hasDraft: false })
  void afterSealing(() => location.reload())
}

/**
 * Puts what the server rendered into the browser's login state, before any effect of a page can make a call: the current
 * substation, the visitor, and the error of a guard or the sentence of a 401 that signed somebody out.
 */
export function useVisitorSync(site: SiteLine, session: SessionView): void {
  const { key } = useLocation()
  useLayoutEffect(() => {
    setSubstation(site.id)
    rememberAreaId(site.id)
    // On every route change (specification 4): a logout has cleared the session storage meanwhile.
  }, [site.id, key])
  useLayoutEffect(() => {
    const before = getLoginState()
    if (before.signedIn && session.signedIn && before.userId !== session.userId) {
      beginAnew()
      return
    }
    setVisitor(session)
    if (takeGuardNotice()) showToast({ tone: 'error', text: GUARD_ERROR })
    sayWhySessionEnded()
  }, [session])
}
