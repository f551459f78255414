import type { Access, AccessKind } from '@lqr/contract/kernel/access.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { type ErrorDef, kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { scopeOfCall } from '@lqr/contract/kernel/session-scope.ts'
import { type Actor, hasRole, isOfKind } from './actor.ts'
import { CallError } from './call-error.ts'
import type { ServiceIdentity } from './service-credential.ts'

function kindsOf(access: Access): readonly AccessKind[] {
  if (access === 'public') return []
  return typeof access === 'string' ? [access] : access
}

/** What the session still owes before it opens more than the calls marked for it. */
function dutyOf(actor: Actor, call: AnyCall): ErrorDef | undefined {
  if (actor.awaitsSecondFactor && !call.beforeSecondFactor) return kernelErrors.secondFactorNeeded
  if (actor.mustReset && !call.beforeReset) return kernelErrors.mustResetPassword
  const isFirst = !actor.awaitsSecondFactor && !actor.mustReset
  if (isFirst && actor.mustConsent && !call.beforeConsent) return kernelErrors.mustConsent
  return actor.mustEnrol && !call.beforeEnrolment ? kernelErrors.mustEnrolSecondFactor : undefined
}

/**
 * A system of an institution opens the calls of the open interface and those alone; nobody else opens them (decision 0078).
 * Lets the caller through or throws 401 (nobody), 403 (code, reset, enrolment or certification first, not your
 * role, a token of the other entrance).
 * Answers whom the handler works for: on a public call nobody whose session still owes something, so that such a token
 * opens no more than none at all; for an outside system nobody either.
 */
export function admit(
  call: AnyCall,
  actor: Actor | undefined,
  service: ServiceIdentity | undefined,
): Actor | undefined {
  const kinds = kindsOf(call.access)
  if (service && kinds.includes(service.kind)) return undefined
  const duty = actor && dutyOf(actor, call)
  const isForeign = actor !== undefined && (actor.openKey === undefined) !== (call.openScope === undefined)
  if (isForeign && kinds.length === 0) return undefined
  if (isForeign) throw new CallError(kernelErrors.otherEntrance)
  if (kinds.length === 0) return duty ? undefined : actor
  if (duty) throw new CallError(duty)
  if (!actor) {
    const forServices = kinds.every((kind) => kind.startsWith('service:'))
    throw new CallError(forServices ? kernelErrors.serviceUnknown : kernelErrors.signedOut)
  }
  if (!kinds.some((kind) => isOfKind(actor, kind))) {
    const wouldPass = kinds.includes('enterprise') && isOfKind(actor, 'enterprise:any')
    throw new CallError(wouldPass ? kernelErrors.notCertified : kernelErrors.forbidden)
  }
  if (call.openScope && actor.openKey && !actor.openKey.scopes.includes(call.openScope))
    throw new CallError(kernelErrors.scopeMissing)
  if (call.roles && !hasRole(actor, ...call.roles)) throw new CallError(kernelErrors.forbidden)
  const scope = scopeOfCall(call)
  if (scope && scope !== actor.scope) throw new CallError(kernelErrors.otherEntrance)
  return actor
}
