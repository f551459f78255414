import { isPortalAddress } from '@lqr/contract/rules/inner-target.ts'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { menuFor, type RouteLine } from '../menu.ts'
import { Loading } from '../page/loading.tsx'
import { useSession } from '../session/session.ts'

/** The way back to the portal, which is another application. */
function Leaving({ target }: { target: string }) {
  useEffect(() => location.replace(target), [target])
  return <Loading isWholePage />
}

/**
 * The console's front door: the first page of the account's menu, or, when somebody came from a page of the portal only
 * for a duty that is now done, that page again.
 */
export function Landing({ lines }: { lines: readonly RouteLine[] }) {
  const { roles, info } = useSession()
  const [search] = useSearchParams()
  const target = search.get('target')
  if (target !== null && isPortalAddress(target)) return <Leaving target={target} />
  const first = menuFor(lines, roles, info.permissions)[0]?.lines[0]
  return <Navigate to={`/${first?.path ?? 'messages'}`} replace />
}
