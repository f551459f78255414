import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { SecondFactorMode } from '../config.ts'
import type { Actor } from './actor.ts'
import { needsSecondFactor } from './second-factor.rules.ts'
import { findSession, touchSession } from './session-actor.store.ts'

export const ABSOLUTE_HOURS = 12

/** What the database holds of an opaque token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The bearer token of an Authorization header. */
export function bearerToken(header: string | undefined): string | undefined {
  const token = header?.startsWith('Bearer ') ? header.slice(7).trim() : undefined
  return token && token.length <= 200 ? token : undefined
}

/**
 * Who the token belongs to, or undefined; slides the idle time at most once a minute, and not for what a page asks that nobody attends
 * (decision 0199).
 */
export async function sessionActor(
  pool: pg.Pool,
  token: string,
  secondFactor: SecondFactorMode,
  isAttended = true,
): Promise<Actor | undefined> {
  const [row] = await findSession({ token: tokenHash(token).toString('hex') }, pool)
  if (!row) return undefined
  if (row.touch && isAttended) await touchSession(pool, [row.session_id])
  return {
    accountId: row.account_id,
    sessionId: row.session_id,
    username: row.username,
    displayName: row.display_name,
    userSourceType: row.user_source_type,
    roles: row.roles,
    companyId: row.company_id,
    companyName: row.company_name,
    orgId: row.org_id,
    regionCode: row.region_code,
    certiFlg: row.certi_flg ?? 1,
    mustReset: row.reset_only || row.must_reset_password,
    awaitsSecondFactor: secondFactor !== 'off' && row.has_second_factor && !row.second_factor_passed,
    mustEnrol: !row.has_second_factor && needsSecondFactor(secondFactor, row.roles),
    mustConsent: row.must_consent,
    scope: row.scope,
  }
}
