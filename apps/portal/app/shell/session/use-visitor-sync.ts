import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import type { SiteLine } from '../server/site-data.ts'
import { showToast } from '../toast/toast-store.ts'
import { rememberAreaId } from './area-id.ts'
import { setSubstation, setVisitor } from './login-state.ts'
import type { SessionView } from './session-view.ts'
import { takeGuardNotice } from './token-cookie.ts'

const GUARD_ERROR = 'Has Error：登录信息获取失败，请重新登录'

/**
 * Puts what the server rendered into the browser's login state, before any effect of a page can make a call: the current
 * substation, the visitor, and the error of a guard that had to sign somebody out.
 */
export function useVisitorSync(site: SiteLine, session: SessionView): void {
  const { key } = useLocation()
  useLayoutEffect(() => {
    setSubstation(site.id)
    rememberAreaId(site.id)
    // On every route change (specification 4): a logout has cleared the session storage meanwhile.
  }, [site.id, key])
  useLayoutEffect(() => {
    setVisitor(session)
    if (takeGuardNotice()) showToast({ tone: 'error', text: GUARD_ERROR })
  }, [session])
}
