import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Role, UserSourceType } from '@lqr/contract/kernel/access.ts'
import type { SessionScope } from '@lqr/contract/kernel/session-scope.ts'
import type { SecondFactorMode } from '../config.ts'
import { prepared } from '../data/prepared.ts'
import type { Actor } from './actor.ts'
import { needsSecondFactor } from './second-factor.rules.ts'

export const IDLE_MINUTES = 30
export const ABSOLUTE_HOURS = 12

interface SessionRow {
  session_id: string
  reset_only: boolean
  second_factor_passed: boolean
  has_second_factor: boolean
  must_reset_password: boolean
  must_consent: boolean
  scope: SessionScope
  touch: boolean
  account_id: string
  username: string
  display_name: string
  user_source_type: UserSourceType
  company_id: string | null
  org_id: string | null
  region_code: string | null
  certi_flg: number | null
  company_name: string | null
  roles: Role[]
}

// Revoked, replaced, idle for 30 minutes, older than 12 hours or of an account that is not active: nobody.
const findSession = prepared<SessionRow>(
  'session-actor',
  `select s.id session_id, s.reset_only, s.second_factor_passed, a.must_reset_password,
     exists (select from second_factor f where f.account_id = a.id and f.confirmed_at is not null) has_second_factor,
     a.user_source_type = '17' and not exists (select from consent_record c where c.account_id = a.id) must_consent,
     coalesce(s.scope, case when a.user_source_type in ('7', '17') then 'portal' else 'console' end) scope,
     s.last_seen_at < now() - interval '1 minute' touch,
     a.id account_id, a.username, a.display_name, a.user_source_type, a.company_id, a.org_id, a.region_code,
     e.certi_flg, case when e.certi_flg = 3 then e.corporate_name end company_name,
     array(select role from account_role r where r.account_id = a.id order by role) roles
   from session s join account a on a.id = s.account_id left join enterprise e on e.id = a.company_id
   where s.token_hash = $1 and s.revoked_at is null and s.replaced_at is null and s.expires_at > now()
     and s.last_seen_at > now() - make_interval(mins => ${IDLE_MINUTES}) and a.status = 'active'`,
)

const touchSession = prepared('session-touch', 'update session set last_seen_at = now() where id = $1')

/** What the database holds of an opaque token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The bearer token of an Authorization header. */
export function bearerToken(header: string | undefined): string | undefined {
  const token = header?.startsWith('Bearer ') ? header.slice(7).trim() : undefined
  return token && token.length <= 200 ? token : undefined
}

/** Who the token belongs to, or undefined; slides the idle time at most once a minute. */
export async function sessionActor(
  pool: pg.Pool,
  token: string,
  secondFactor: SecondFactorMode,
): Promise<Actor | undefined> {
  const [row] = await findSession(pool, [tokenHash(token)])
  if (!row) return undefined
  if (row.touch) await touchSession(pool, [row.session_id])
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
