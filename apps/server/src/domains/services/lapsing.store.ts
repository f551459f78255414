import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'

export interface LapsingServices {
  readonly orgId: string
  /** The first of them by name. */
  readonly name: string
  readonly many: number
  readonly lastDay: string
}

/**
 * Marks services that leave the list with their qualification within so many days as told, and answers them by provider and day. Of one
 * whose change waits for the platform the provider has done its part; a later day that was released counts anew.
 */
export async function noteLapsing(tx: Db, today: string, days: number): Promise<LapsingServices[]> {
  const { rows } = await sql<LapsingServices>`with told as (
      update service_entry set told_days = ${days}, told_lapse = qualification_to
      where status = 'PUBLISHED' and change_status is distinct from 'REVIEW'
        and qualification_to between ${today}::date and ${today}::date + ${days}::int
        and (told_lapse is distinct from qualification_to or told_days > ${days})
        and exists (select from organisation o where o.id = service_entry.org_id and o.status = 'active')
      returning org_id, name, qualification_to)
    select org_id::text "orgId", min(name) name, count(*)::int many, qualification_to "lastDay" from told
    group by org_id, qualification_to order by org_id, qualification_to`.execute(tx)
  return rows
}
