import { useSession } from '../../../shell/session/session.ts'

/** Whether all users are shown and changed here; operators are shown those of enterprises, to help them back in. */
export function useIsAdmin(): boolean {
  return useSession().roles.includes('admin')
}
