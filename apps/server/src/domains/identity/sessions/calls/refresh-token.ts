import { refreshToken } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { RequestFacts } from '../../../../http/bind-call.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { appendAudit } from '../../../../http/audit.store.ts'
import { CallError } from '../../../../http/call-error.ts'
import type { Services } from '../../../../http/services.ts'
import { tokenHash } from '../../../../http/session-actor.ts'
import { findReplacedSession, insertSuccessor, replaceSession, revokeFamily } from '../sessions.store.ts'
import { newToken } from '../sign-in.ts'

/** A token that already has a successor was copied by somebody: nobody keeps a session of its family. */
async function endCopiedFamily(services: Services, used: Buffer, request: RequestFacts): Promise<boolean> {
  return services.db.transaction().execute(async (tx) => {
    const copied = await findReplacedSession(tx, used)
    if (!copied) return false
    const ended = await revokeFamily(tx, copied.familyId)
    if (ended > 0) {
      await appendAudit(tx, { actor: undefined, requestId: request.id, ip: request.ip }, [
        { action: 'end-copied-session', entity: 'account', entityId: copied.accountId, detail: { ended } },
      ])
    }
    return true
  })
}

async function exchange(services: Services, used: Buffer, request: RequestFacts) {
  return services.db.transaction().execute(async (tx) => {
    const replaced = await replaceSession(tx, used)
    if (!replaced) return undefined
    const { token, hash } = newToken()
    const expiresIn = await insertSuccessor(
      tx,
      { ...replaced, tokenHash: hash, ip: request.ip, userAgent: request.userAgent },
      replaced.expiresAt,
    )
    return {
      access_token: token,
      expires_in: expiresIn,
      ...(replaced.resetOnly ? { mustResetPassword: true } : {}),
    }
  })
}

/** The whole exchange commits in the guard, because the end of a copied family must outlive the refusal. */
export const refreshTokenCall = bindGuardedCall(
  refreshToken,
  async ({ services, request }) => {
    if (!request.bearer) throw new CallError(kernelErrors.signedOut)
    const used = tokenHash(request.bearer)
    const tokens = await exchange(services, used, request)
    if (tokens) return tokens
    const copied = await endCopiedFamily(services, used, request)
    throw new CallError(copied ? identityErrors.refreshReused : kernelErrors.signedOut)
  },
  async ({ proof }) => proof,
)
