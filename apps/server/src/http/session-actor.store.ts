import { sql } from 'kysely'
import type { Role, UserSourceType } from '@lqr/contract/kernel/access.ts'
import type { SessionScope } from '@lqr/contract/kernel/session-scope.ts'
import { askedTogether } from '../data/asked-together.ts'
import { prepared } from '../data/prepared.ts'

export const IDLE_MINUTES = 30

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
export const findSession = askedTogether<{ token: string }, SessionRow>(
  'session-actor',
  (asked) => sql`select k.place, s.id session_id, s.reset_only, s.second_factor_passed, a.must_reset_password,
     exists (select from second_factor f where f.account_id = a.id and f.confirmed_at is not null) has_second_factor,
     a.user_source_type = '17' and not exists (select from consent_record c where c.account_id = a.id) must_consent,
     coalesce(s.scope, case when a.user_source_type in ('7', '17') then 'portal' else 'console' end) scope,
     s.last_seen_at < now() - interval '1 minute' touch,
     a.id account_id, a.username, a.display_name, a.user_source_type, a.company_id, a.org_id, a.region_code,
     e.certi_flg, case when e.certi_flg = 3 then e.corporate_name end company_name,
     array(select role from account_role r where r.account_id = a.id order by role) roles
   from ${asked} k(place int, token text) join session s on s.token_hash = decode(k.token, 'hex') join account a on a.id = s.account_id left join enterprise e on e.id = a.company_id
   where s.revoked_at is null and s.replaced_at is null and s.expires_at > now()
     and s.last_seen_at > now() - make_interval(mins => ${sql.lit(IDLE_MINUTES)}) and a.status = 'active'`,
)

export const touchSession = prepared('session-touch', 'update session set last_seen_at = now() where id = $1')
