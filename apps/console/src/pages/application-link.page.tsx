import { Navigate, useParams } from 'react-router'
import { useSession } from '../shell/session/session.ts'

/** Messages name an application without knowing its reader; here everybody gets to the own page of it. */
export function Component() {
  const { id = '' } = useParams()
  const { isEnterprise } = useSession()
  const home = isEnterprise ? 'personal' : 'workbench'
  return <Navigate to={`/${home}/applications/${encodeURIComponent(id)}`} replace />
}
