import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { thirdLogin } from '@lqr/contract/identity/hand-over-calls.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import type { Services } from '../../../../http/services.ts'
import { tokenHash } from '../../../../http/session-actor.ts'
import { findAccountById } from '../../accounts/index.ts'
import { loginAudit, openSession, recordFailedLogin } from '../../sessions/index.ts'
import { accountOfPerson } from '../unified-account.ts'
import { claimThirdTicket, findLinkedAccountId, releaseThirdTicket } from '../unified-identity.store.ts'

/** The person behind a ticket that nobody has brought before; a service that cannot be asked leaves the ticket good. */
async function exchange(services: Services, ticket: string, now: Date) {
  const hash = tokenHash(ticket)
  if (!(await claimThirdTicket(services.db, hash, now))) {
    throw new CallError(identityErrors.thirdLoginRefused)
  }
  try {
    const person = await services.unifiedIdentity.exchange(ticket)
    if (person) return person
  } catch (cause) {
    await releaseThirdTicket(services.db, hash)
    throw cause instanceof CallError ? cause : new CallError(identityErrors.thirdLoginFailed, { cause })
  }
  throw new CallError(identityErrors.thirdLoginRefused)
}

export const thirdLoginCall = bindGuardedCall(
  thirdLogin,
  async ({ services, now, query, request }) => {
    const person = await exchange(services, query.ticket, now)
    const linkedId = await findLinkedAccountId(services.db, person.subject)
    const account = linkedId ? await findAccountById(services.db, linkedId) : undefined
    if (account?.status === 'disabled') {
      await recordFailedLogin(services, { account, way: 'third', reason: 'accountDisabled', request, now })
      throw new CallError(identityErrors.accountDisabled)
    }
    return person
  },
  async ({ db, services, now, request, keepDevice, audit, actAs, proof: person }) => {
    const { account, found } = await accountOfPerson(db, services, person, now)
    if (account.status === 'disabled') throw new CallError(identityErrors.accountDisabled)
    actAs({ accountId: account.id, userSourceType: account.userSourceType })
    if (found !== 'linked') {
      const action = found === 'created' ? 'register-by-unified-identity' : 'link-unified-identity'
      audit({ action, entity: 'account', entityId: account.id })
    }
    const { config } = services
    const way = 'third'
    const place = { request, entrance: 'portal' as const, keepDevice }
    const tokens = await openSession(db, account, { ...place, now, way, config, audit })
    audit(loginAudit(account, way, tokens))
    return tokens
  },
)
