import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { requestHandOver } from '@lqr/contract/identity/hand-over-calls.ts'
import { handOverTarget } from '@lqr/contract/identity/hand-over-targets.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { Config, ServiceCredential } from '../../../../config.ts'
import { hasRole } from '../../../../http/actor.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { tokenHash } from '../../../../http/session-actor.ts'
import { fieldErrors } from '../../copy.ts'
import { HAND_OVER_SECONDS, makeHandOverTicket } from '../hand-over-ticket.ts'
import { insertHandOver } from '../hand-over.store.ts'

/** Whom the ticket is for: the asked audience, or the first when the portal is on another origin; else nobody. */
function audienceOf(config: Config, wanted: string | undefined): ServiceCredential | undefined {
  const audiences = config.services.filter(({ kind }) => kind === 'service:handOver')
  if (wanted !== undefined) {
    const named = audiences.find(({ name }) => name === wanted)
    if (!named) {
      throw new CallError(kernelErrors.invalidInput, { fields: { audience: fieldErrors.audienceUnknown } })
    }
    return named
  }
  return /^https?:/.test(config.managementPortalUrl) ? audiences[0] : undefined
}

export const requestHandOverCall = bindCall(
  requestHandOver,
  async ({ actor, db, services, now, body, audit }) => {
    const target = handOverTarget(body.target)
    if (!target) {
      throw new CallError(identityErrors.targetRefused, {
        fields: { target: identityErrors.targetRefused.msg },
      })
    }
    if (target.role && !hasRole(actor, target.role)) throw new CallError(kernelErrors.forbidden)
    const audience = audienceOf(services.config, body.audience)
    const address = `${services.config.managementPortalUrl.replace(/\/$/, '')}${target.address}`
    if (!audience) return { url: address, ticket: null, expires_in: null }
    const ticket = makeHandOverTicket(audience.secret, audience.name, target.address, now)
    await insertHandOver(db, {
      hash: tokenHash(ticket),
      accountId: actor.accountId,
      sessionId: actor.sessionId,
      audience: audience.name,
      target: target.address,
      createdAt: now,
      expiresAt: new Date(now.getTime() + HAND_OVER_SECONDS * 1000),
    })
    audit({
      action: 'request-hand-over',
      entity: 'account',
      entityId: actor.accountId,
      detail: { audience: audience.name, target: target.address },
    })
    const url = `${address}${address.includes('?') ? '&' : '?'}ticket=${encodeURIComponent(ticket)}`
    return { url, ticket, expires_in: HAND_OVER_SECONDS }
  },
)
