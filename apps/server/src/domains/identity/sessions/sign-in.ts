import { randomBytes, randomUUID } from 'node:crypto'
import type { TokenPair } from '@lqr/contract/identity/entities.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { scopeOfSignIn, type SessionScope } from '@lqr/contract/kernel/session-scope.ts'
import type { Db } from '../../../data/database.ts'
import type { Config } from '../../../config.ts'
import { appendAudit, type AuditEntry } from '../../../http/audit.store.ts'
import type { RequestFacts } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { needsSecondFactor } from '../../../http/second-factor.rules.ts'
import type { Services } from '../../../http/services.ts'
import { tokenHash } from '../../../http/session-actor.ts'
import { sendMessage } from '../../messages/index.ts'
import { noteLogin, type SignInAccount } from '../accounts/index.ts'
import { oldestSessionEnded } from '../copy.ts'
import { addFailure, type FailureKey } from './login-failures.store.ts'
import { findBudgetEnd, spendGuess } from './guess-budget.store.ts'
import { rememberDevice } from './known-places.store.ts'
import { lockedSeconds } from './login-lock.rules.ts'
import { insertLoginAttempt, type LoginAttempt } from './login-log.store.ts'
import { findSignInFactor } from './sign-in-factor.store.ts'
import { endOldestSessions } from './session-limit.store.ts'
import { insertSession, type NewSession } from './sessions.store.ts'

type Way = LoginAttempt['way']

/** How long a token lives that waits for the code. */
const CODE_WAIT_SECONDS = 300

/** A new opaque token and what the database keeps of it. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: tokenHash(token) }
}

interface SignIn {
  readonly request: RequestFacts
  readonly now: Date
  readonly way: Way
  readonly entrance: SessionScope | undefined
  readonly config: Pick<Config, 'secondFactor' | 'mostSessions'>
  readonly keepDevice: (token: string) => void
  readonly audit: (entry: AuditEntry) => void
}

/**
 * Opens a session, records the login, and ends the oldest sessions where there are too many. An account that must reset gets a token good for the reset alone; one with a
 * second factor gets a short one good for giving its code alone, unless the way was that code.
 */
export async function openSession(tx: Db, account: SignInAccount, signIn: SignIn): Promise<TokenPair> {
  const { request, now, way, config, keepDevice } = signIn
  const factor = await findSignInFactor(tx, account.id)
  const passed = way === 'secondFactor'
  const awaitsCode = config.secondFactor !== 'off' && factor.isEnrolled && !passed
  const mustEnrol = !factor.isEnrolled && needsSecondFactor(config.secondFactor, factor.roles)
  const { token, hash } = newToken()
  const session = {
    tokenHash: hash,
    familyId: randomUUID(),
    accountId: account.id,
    resetOnly: account.mustResetPassword,
    secondFactorPassed: passed,
    scope: scopeOfSignIn(account.userSourceType, signIn.entrance),
    ip: request.ip,
    userAgent: request.userAgent,
  }
  const expiresIn = await insertSession(tx, session, awaitsCode ? CODE_WAIT_SECONDS : undefined)
  if (!awaitsCode) {
    await insertLoginAttempt(tx, { ...attempt(account, way, request, now), succeeded: true, reason: null })
    await noteLogin(tx, account.id, now)
    keepDevice(await rememberDevice(tx, account.id, request.device, now))
    await endSurplus(tx, session, signIn)
  }
  return {
    access_token: token,
    expires_in: expiresIn,
    ...(account.mustResetPassword && !awaitsCode ? { mustResetPassword: true } : {}),
    ...(awaitsCode
      ? { secondFactor: 'required' as const }
      : mustEnrol
        ? { secondFactor: 'enrol' as const }
        : {}),
  }
}

/** Makes room for a sign-in: the oldest ones beyond the limit end, and the account's person is told which. */
export async function endSurplus(
  tx: Db,
  session: Pick<NewSession, 'accountId' | 'scope' | 'secondFactorPassed'>,
  { request, config, audit }: Pick<SignIn, 'request' | 'config' | 'audit'>,
): Promise<void> {
  const most = config.mostSessions
  const ended = await endOldestSessions(tx, session, most)
  for (const { userAgent } of ended) {
    audit({ action: 'end-oldest-session', entity: 'account', entityId: session.accountId, detail: { most } })
    await sendMessage(
      tx,
      oldestSessionEnded(session.accountId, { here: request.userAgent, ended: userAgent, most }),
    )
  }
}

/** The audit row of an opened session: a login is one only when nothing but a duty of the account is missing. */
export function loginAudit(account: SignInAccount, way: Way, tokens: TokenPair): AuditEntry {
  return {
    action: tokens.secondFactor === 'required' ? 'pass-first-factor' : 'login',
    entity: 'account',
    entityId: account.id,
    detail: { way, resetOnly: account.mustResetPassword },
  }
}

function attempt(account: SignInAccount | undefined, way: Way, request: RequestFacts, at: Date) {
  return { accountId: account?.id ?? null, way, ip: request.ip, userAgent: request.userAgent, at }
}

/**
 * Leaves the trace of a refused login, which stays although the call is refused; answers whether a lock stood or the
 * budget of strangers was spent already: then a wrong guess must look the same as a right one.
 */
export async function recordFailedLogin(
  services: Services,
  failed: {
    account: SignInAccount | undefined
    way: Way
    reason: string
    request: RequestFacts
    now: Date
    /** Given when the failure counts towards the lock. */
    key?: FailureKey
  },
): Promise<{ wasLocked: boolean; wasSpent: boolean }> {
  const { account, way, reason, request, now, key } = failed
  return services.db.transaction().execute(async (tx) => {
    const { wasLocked } = key ? await addFailure(tx, key, now) : { wasLocked: false }
    const { wasSpent } = key?.isStrange ? await spendGuess(tx, key.accountKey, now) : { wasSpent: false }
    await insertLoginAttempt(tx, { ...attempt(account, way, request, now), succeeded: false, reason })
    const actor = account && { accountId: account.id, userSourceType: account.userSourceType }
    await appendAudit(tx, { actor, requestId: request.id, ip: request.ip }, [
      { action: 'fail-login', entity: 'account', entityId: account?.id ?? null, detail: { way, reason } },
    ])
    return { wasLocked, wasSpent }
  })
}

/** Throws `locked` while the lock stands, with the seconds until it ends. */
export function refuseWhileLocked(lockedUntil: string | null, now: Date): void {
  const retryAfter = lockedSeconds(lockedUntil, now)
  if (retryAfter !== undefined) throw new CallError(identityErrors.locked, { retryAfter })
}

/** Throws `passwordClosed` for a stranger while the account's budget of wrong passwords is spent; a known place passes. */
export async function refuseStranger(
  db: Db,
  { accountKey, isStrange }: FailureKey,
  now: Date,
): Promise<void> {
  const retryAfter = isStrange ? lockedSeconds(await findBudgetEnd(db, accountKey, now), now) : undefined
  if (retryAfter !== undefined) throw new CallError(identityErrors.passwordClosed, { retryAfter })
}
