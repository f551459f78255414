import { clientCopy } from '@lqr/web-client/copy.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { showToast } from '../toast/toast-store.ts'
import { isNetworkFailure, routeFailure } from './route-failure.ts'

const never = () => () => {}
/** Pages of their own say what these mean: sign in first, not found. */
const EXPLAINED = new Set([401, 404])

/**
 * Going on to a page, or to another view of its list, is a call as well: one that fails shows its toast. What the server
 * has rendered as an error page says so already.
 */
export function useFailureToast(error: unknown): void {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isRendered] = useState(isHydrating)
  useEffect(() => {
    const { status, msg } = routeFailure(error)
    if (isRendered || EXPLAINED.has(status)) return
    showToast({
      tone: 'error',
      text: isNetworkFailure(error) ? clientCopy.networkError : (msg ?? clientCopy.requestError),
    })
  }, [error, isRendered])
}
