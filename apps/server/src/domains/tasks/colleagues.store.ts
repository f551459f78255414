import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import type { CaseScope } from '../../cases/case.store.ts'
import type { Role } from '@lqr/contract/kernel/access.ts'

export interface Colleague {
  readonly id: string
  readonly name: string
  readonly orgName: string | null
  readonly openTasks: number
}

/** Who works where the person does: in the same institution and its branches, or for the same region. */
export interface Workplace {
  readonly accountId: string
  readonly regionCode: string | null
  readonly scope: CaseScope
  readonly roles: readonly Role[]
}

function atWorkplace({ scope, regionCode }: Workplace): RawBuilder<unknown> {
  if (scope.orgIds.length > 0) return sql`a.org_id = any(${scope.orgIds}::bigint[])`
  return sql`a.region_code is not distinct from ${regionCode}`
}

/** The active people of a workplace with one of the roles, those with the fewest open tasks first. */
export async function listColleagueRows(db: Db, place: Workplace): Promise<Colleague[]> {
  const { rows } =
    await sql<Colleague>`select a.id, coalesce(nullif(a.display_name, ''), a.username) name, o.name "orgName",
      (select count(*)::int from case_task t where t.officer_account_id = a.id and t.waits_for is not null
        and t.waits_for <> 'enterprise') "openTasks"
    from account a left join organisation o on o.id = a.org_id
    where a.status = 'active' and ${atWorkplace(place)} and exists (select from account_role r
      where r.account_id = a.id and r.role = any(${place.roles}::text[]))
    order by "openTasks", name, a.id limit 200`.execute(db)
  return rows
}
