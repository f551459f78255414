import { createContext, use } from 'react'
import type { UserInfo } from '@lqr/contract/identity/entities.ts'
import { type Role, ROLE_DEFAULT } from '@lqr/contract/kernel/access.ts'

/** Who is signed in, as the shell and the pages see it. */
export interface Session {
  readonly info: UserInfo
  readonly roles: readonly (Role | typeof ROLE_DEFAULT)[]
  readonly displayName: string
  readonly isEnterprise: boolean
  readonly isCertified: boolean
}

const ENTERPRISE_TYPES = new Set(['7', '17'])
const CERTIFIED = 3

/** Without roles from the server the role is ROLE_DEFAULT, which opens nothing (specification 4). */
export function toSession(info: UserInfo): Session {
  return {
    info,
    roles: info.roles.length > 0 ? info.roles : [ROLE_DEFAULT],
    displayName: info.comBaseinfo?.corporateName ?? (info.user.nickName || info.user.userName),
    isEnterprise: ENTERPRISE_TYPES.has(info.user.userSourceType),
    isCertified: info.comBaseinfo?.certiFlg === CERTIFIED,
  }
}

export const SessionContext = createContext<Session | undefined>(undefined)

/** The session of a signed-in page; only rendered below the guard. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession is used outside of a signed-in page')
  return session
}
