import type pg from 'pg'
import type { Role, UserSourceType } from '@lqr/contract/kernel/access.ts'
import type { OpenScope } from '@lqr/contract/kernel/open-scopes.ts'
import { prepared } from '../data/prepared.ts'
import type { Actor } from './actor.ts'
import { tokenHash } from './session-actor.ts'

/** How every token of the open interface begins, so that none is looked for among sessions, or the other way round. */
export const OPEN_TOKEN_PREFIX = 'lqt_'
/** The same for the sandbox, so that a token tells which database knows it. */
export const SANDBOX_TOKEN_PREFIX = 'lqxt_'

/** What a key is called where people are named. */
export const openActorName = (name: string) => `接口：${name}`

interface TokenRow {
  key_id: string
  key_name: string
  scopes: OpenScope[]
  touch: boolean
  account_id: string
  username: string
  user_source_type: UserSourceType
  org_id: string
}

// Run out, of a key that was revoked or ran out, or whose responsible manager is none any more: nobody.
const findToken = prepared<TokenRow>(
  'open-actor',
  `select k.id key_id, k.name key_name, t.scopes, a.id account_id, a.username, a.user_source_type,
     k.org_id,
     coalesce(k.last_used_at < $2::timestamptz - interval '1 minute', true) touch
   from open_token t join open_key k on k.id = t.key_id join account a on a.id = k.account_id
   where t.token_hash = $1 and t.expires_at > $2 and k.revoked_at is null and k.expires_at > $2
     and a.status = 'active' and a.org_id = k.org_id
     and exists (select from account_role r where r.account_id = a.id and r.role = 'financeManager')`,
)

const touchKey = prepared('open-touch', 'update open_key set last_used_at = $2 where id = $1')

export function isOpenToken(token: string): boolean {
  return token.startsWith(OPEN_TOKEN_PREFIX) || token.startsWith(SANDBOX_TOKEN_PREFIX)
}

/** Whoever may write back a decision acts as who decides; every other system as who works on cases. */
function roleOf(scopes: readonly OpenScope[]): Role {
  return scopes.includes('cases.decide') ? 'financeManager' : 'financeOfficer'
}

/** The manager whom a system of an institution acts for, or undefined; a use is noted at most once a minute. */
export async function openActor(pool: pg.Pool, token: string, now: Date): Promise<Actor | undefined> {
  const [row] = await findToken(pool, [tokenHash(token), now.toISOString()])
  if (!row) return undefined
  if (row.touch) await touchKey(pool, [row.key_id, now.toISOString()])
  return {
    accountId: row.account_id,
    sessionId: `open:${row.key_id}`,
    username: row.username,
    displayName: openActorName(row.key_name),
    userSourceType: row.user_source_type,
    roles: [roleOf(row.scopes)],
    companyId: null,
    companyName: null,
    orgId: row.org_id,
    regionCode: null,
    certiFlg: 1,
    mustReset: false,
    awaitsSecondFactor: false,
    mustEnrol: false,
    mustConsent: false,
    scope: 'console',
    openKey: { id: row.key_id, scopes: row.scopes },
  }
}
