import { useSession } from '../session/session.ts'

/** The region an area editor is kept to; undefined for everybody else. */
export function useEditedRegion(): string | undefined {
  const { info, roles } = useSession()
  const isAreaEditor =
    roles.includes('contentEditor') && !roles.includes('operator') && !roles.includes('admin')
  return isAreaEditor ? (info.user.regionCode ?? undefined) : undefined
}
