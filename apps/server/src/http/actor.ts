import type { OpenScope } from '@lqr/contract/kernel/open-scopes.ts'
import type { SessionScope } from '@lqr/contract/kernel/session-scope.ts'
import type { AccessKind, Role, UserSourceType } from '@lqr/contract/kernel/access.ts'

/** The signed-in person a call runs for, read from the session at every request. */
export interface Actor {
  readonly accountId: string
  readonly sessionId: string
  readonly username: string
  readonly displayName: string
  readonly userSourceType: UserSourceType
  readonly roles: readonly Role[]
  readonly companyId: string | null
  /** As it was certified; null before that. */
  readonly companyName: string | null
  readonly orgId: string | null
  /** Scope of a government account: this region and below. */
  readonly regionCode: string | null
  /** 1 for everybody but enterprises that have gone further. */
  readonly certiFlg: number
  /** Only calls marked `beforeReset` are open. */
  readonly mustReset: boolean
  /** The password was right, the code is missing: only calls marked `beforeSecondFactor` are open. */
  readonly awaitsSecondFactor: boolean
  /** The roles ask for a second factor and there is none: only calls marked `beforeEnrolment` are open. */
  readonly mustEnrol: boolean
  /** Of type 17 and nothing agreed to yet: after the reset only calls marked `beforeConsent` are open. */
  readonly mustConsent: boolean
  /** At which entrance the token was got. */
  readonly scope: SessionScope
  /** The key of the open interface with which a system acts for the person, and what its token allows. */
  readonly openKey?: { readonly id: string; readonly scopes: readonly OpenScope[] }
}

const INSTITUTION_ROLES: readonly Role[] = [
  'financeOfficer',
  'financeManager',
  'financeProduct',
  'financeEquity',
  'agency',
]

export function hasRole(actor: Actor, ...wanted: readonly Role[]): boolean {
  return wanted.some((role) => actor.roles.includes(role))
}

/** Whether the actor edits what the public reads in an area and below, and nothing beyond it. */
export function isAreaEditor(actor: Actor): boolean {
  return hasRole(actor, 'contentEditor') && actor.regionCode !== null
}

/** Whether the actor is of this access kind; the set of roles decides, never their order. */
export function isOfKind(actor: Actor, kind: AccessKind): boolean {
  switch (kind) {
    case 'portal':
      return true
    case 'enterprise':
      return hasRole(actor, 'enterprise') && actor.companyId !== null && actor.certiFlg === 3
    case 'enterprise:any':
      return hasRole(actor, 'enterprise') && actor.companyId !== null
    case 'institution':
      return actor.orgId !== null && hasRole(actor, ...INSTITUTION_ROLES)
    case 'government':
      return hasRole(actor, 'govViewer') && actor.regionCode !== null
    case 'editor':
      return isOfKind(actor, 'operator') || isAreaEditor(actor)
    case 'operator':
      return hasRole(actor, 'operator', 'admin')
    case 'admin':
      return hasRole(actor, 'admin')
    case 'service:handOver':
    case 'service:register':
      return false
  }
}
