import { sql } from 'kysely'
import type { CaseKind } from '../../../cases/case-kind.ts'
import type { Db } from '../../../data/database.ts'

export interface ToldCase {
  readonly number: string
  readonly webhookIds: readonly string[]
}

/**
 * The number of a case and who is told of it: its institution and the houses above, where its list of tasks may name it, and those of the
 * institution that it has left.
 */
export async function findTold(
  db: Db,
  { table, task }: CaseKind,
  id: string,
  leftOrgId?: string,
): Promise<ToldCase | undefined> {
  const { rows } = await sql<{ number: string; webhookId: string }>`select c.number, w.id "webhookId"
    from (select ${task.number} number, ${task.orgId ?? sql`c.org_id`} org_id
      from ${sql.table(table)} c ${task.join ?? sql``} where c.id = ${id} and c.status <> 'DRAFT') c
    join lateral (select id from organisation_ancestors(c.org_id)
      union select id from organisation_ancestors(${leftOrgId ?? null}::bigint)) a on true
    join webhook w on w.org_id = a.id and w.is_on`.execute(db)
  const [first] = rows
  return first && { number: first.number, webhookIds: rows.map(({ webhookId }) => webhookId) }
}

/** The webhooks of an institution that are on. */
export async function listWebhooksOn(db: Db, orgId: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select id from webhook where org_id = ${orgId} and is_on`.execute(db)
  return rows.map(({ id }) => id)
}
