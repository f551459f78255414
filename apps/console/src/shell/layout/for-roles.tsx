import { Navigate, Outlet } from 'react-router'
import { mayOpen, type RouteLine } from '../menu.ts'
import { Forbidden } from '../page/forbidden.tsx'
import { useSession } from '../session/session.ts'

/** Lets an account through to the page when one of its roles allows it. */
export function ForRoles({ line }: { line: RouteLine }) {
  const { roles, info } = useSession()
  if (mayOpen(line, roles, info.permissions)) return <Outlet />
  return line.otherwise ? <Navigate to={line.otherwise} replace /> : <Forbidden />
}
