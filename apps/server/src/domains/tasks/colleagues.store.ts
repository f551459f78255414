import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import type { CaseScope } from '../../cases/case.store.ts'
import type { Role } from '@lqr/contract/kernel/access.ts'
import { MOST_COLLEAGUES } from '@lqr/contract/tasks/assignment-calls.ts'

export interface Colleague {
  readonly id: string
  readonly name: string
  readonly orgId: string | null
  readonly orgName: string | null
  readonly openTasks: number
}

/** Who works where the person does: in the same institution and its branches, or for the same region. */
export interface Workplace {
  readonly accountId: string
  readonly orgId: string | null
  readonly regionCode: string | null
  readonly scope: CaseScope
  readonly roles: readonly Role[]
}

function atWorkplace({ scope, regionCode }: Workplace): RawBuilder<unknown> {
  if (scope.orgIds.length > 0) return sql`a.org_id = any(${scope.orgIds}::bigint[])`
  return sql`a.region_code is not distinct from ${regionCode}`
}

/** At an institution its people and those of the houses above it see what the person sees; in a region all do. */
function seeingAsMuch(place: Workplace): RawBuilder<unknown> {
  if (place.scope.orgIds.length === 0) return atWorkplace(place)
  return sql`a.org_id in (select line.id from organisation_ancestors(${place.orgId}::bigint) line)`
}

/** Whom one looks for: by words in their names and those of their institutions, or one alone; anybody without either. */
interface Wanted {
  readonly keyword?: string | undefined
  readonly id?: string
}

/** The active people of a workplace with one of the roles, those with the fewest open tasks first. */
export function listColleagueRows(db: Db, place: Workplace, wanted: Wanted): Promise<Colleague[]> {
  return listPeople(db, place, sql`${atWorkplace(place)} and ${isWanted(wanted)}`)
}

/** Those of them, and of the houses above, who see all that the person sees and so may stand in. */
export function listSubstituteRows(db: Db, place: Workplace, wanted: Wanted): Promise<Colleague[]> {
  return listPeople(
    db,
    place,
    sql`${seeingAsMuch(place)} and a.id <> ${place.accountId} and ${isWanted(wanted)}`,
  )
}

function isWanted({ keyword, id }: Wanted): RawBuilder<unknown> {
  if (id !== undefined) return sql`a.id = ${id}`
  return keyword
    ? sql`strpos(lower(concat_ws(' ', a.display_name, a.username, o.name)), ${keyword.toLowerCase()}) > 0`
    : sql`true`
}

async function listPeople(db: Db, { roles }: Workplace, where: RawBuilder<unknown>): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`select a.id, coalesce(nullif(a.display_name, ''), a.username) name,
      a.org_id "orgId", o.name "orgName",
      (select count(*)::int from case_task t where t.officer_account_id = a.id and t.waits_for is not null
        and t.waits_for <> 'enterprise') "openTasks"
    from account a left join organisation o on o.id = a.org_id
    where a.status = 'active' and ${where} and exists (select from account_role r
      where r.account_id = a.id and r.role = any(${roles}::text[]))
    order by "openTasks", name, a.id limit ${MOST_COLLEAGUES}`.execute(db)
  return rows
}
