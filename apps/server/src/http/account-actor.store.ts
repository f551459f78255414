import { sql } from 'kysely'
import type { Role, UserSourceType } from '@lqr/contract/kernel/access.ts'
import type { SessionScope } from '@lqr/contract/kernel/session-scope.ts'
import type { Db } from '../data/database.ts'
import type { Actor } from './actor.ts'

interface AccountRow {
  username: string
  displayName: string
  userSourceType: UserSourceType
  companyId: string | null
  orgId: string | null
  regionCode: string | null
  certiFlg: number | null
  companyName: string | null
  roles: Role[]
}

/**
 * The person of an account as a job works for them, after what they were allowed when they asked: with the rights of now, or
 * undefined when the account is not active any more. What a session owes (codes, resets) was checked when it was asked.
 */
export async function accountActor(
  db: Db,
  accountId: string,
  scope: SessionScope,
): Promise<Actor | undefined> {
  const { rows } = await sql<AccountRow>`select a.username, a.display_name "displayName",
      a.user_source_type "userSourceType", a.company_id "companyId", a.org_id "orgId", a.region_code "regionCode",
      e.certi_flg "certiFlg", case when e.certi_flg = 3 then e.corporate_name end "companyName",
      array(select role from account_role r where r.account_id = a.id order by role) roles
    from account a left join enterprise e on e.id = a.company_id
    where a.id = ${accountId} and a.status = 'active'`.execute(db)
  const [row] = rows
  return (
    row && {
      ...row,
      accountId,
      sessionId: `job:${accountId}`,
      certiFlg: row.certiFlg ?? 1,
      mustReset: false,
      awaitsSecondFactor: false,
      mustEnrol: false,
      mustConsent: false,
      scope,
    }
  )
}
