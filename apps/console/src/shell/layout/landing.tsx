import { Navigate } from 'react-router'
import { menuFor, type RouteLine } from '../menu.ts'
import { FIRST_LOAD, useFirstLoad } from '../page/first-load.ts'
import { useSession } from '../session/session.ts'

/** The console's front door: the first page of the account's menu. */
export function Landing({ lines }: { lines: readonly RouteLine[] }) {
  const { roles, info } = useSession()
  const first = menuFor(lines, roles, info.permissions)[0]?.lines[0]
  const state = useFirstLoad() ? FIRST_LOAD : null
  return <Navigate to={`/${first?.path ?? 'messages'}`} replace state={state} />
}
