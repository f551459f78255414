import { randomBytes } from 'node:crypto'
import { openErrors as errors } from '@lqr/contract/open/errors.ts'
import { issueOpenToken, OPEN_TOKEN_SECONDS } from '@lqr/contract/open/key-calls.ts'
import { allTaken } from '../../../data/all-taken.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { OPEN_TOKEN_PREFIX, SANDBOX_TOKEN_PREFIX } from '../../../http/open-token.store.ts'
import { tokenHash } from '../../../http/session-actor.ts'
import { isSecret } from './key-secret.ts'
import { grantedScopes } from './open-key.rules.ts'
import { findCredential, insertToken } from './open-key.store.ts'

/** A token for a key (RFC 6749, 4.4). What is wrong with the key is not told: unknown, revoked, run out and a wrong secret are one answer. */
export const issueOpenTokenCall = bindCall(
  issueOpenToken,
  async ({ body, db, now, request, services, audit, actAs }) => {
    const { grant_type: grantType, scope, client_id: clientId, client_secret: secret, ...rest } = body
    allTaken(rest)
    if (grantType !== 'client_credentials') throw new CallError(errors.unsupportedGrantType)
    const given = request.basic ?? { name: clientId ?? '', secret: secret ?? '' }
    const key = await findCredential(db, given.name, now)
    if (!key || !isSecret(key.secretHash, given.secret)) throw new CallError(errors.invalidClient)
    const scopes = grantedScopes(key.scopes, scope)
    if (!scopes) throw new CallError(errors.invalidScope)
    const prefix = services.isSandbox ? SANDBOX_TOKEN_PREFIX : OPEN_TOKEN_PREFIX
    const token = `${prefix}${randomBytes(32).toString('base64url')}`
    const expiresAt = new Date(now.getTime() + OPEN_TOKEN_SECONDS * 1_000)
    await insertToken(db, { hash: tokenHash(token), keyId: key.id, scopes, now, expiresAt })
    actAs({ accountId: key.accountId, userSourceType: key.userSourceType })
    audit({ action: 'issue-open-token', entity: 'open_key', entityId: key.id, detail: { scopes } })
    return {
      access_token: token,
      token_type: 'Bearer',
      expires_in: OPEN_TOKEN_SECONDS,
      scope: scopes.join(' '),
    }
  },
)
