import { sql } from 'kysely'
import type { CaseKind } from '../../../cases/case-kind.ts'
import type { Db } from '../../../data/database.ts'

/** So long what happens is kept for a webhook whose receiver failed for days: it is sent when the webhook is on again. */
const KEPT_DAYS = 30

/** Whether a webhook is told of what happens at a moment: at once, or when it is on again. */
const isTold = (at: Date) => sql<boolean>`(w.is_on or w.off_reason = 'failing'
  and w.off_at > ${at.toISOString()}::timestamptz - make_interval(days => ${KEPT_DAYS}))`

export interface ToldCase {
  readonly number: string
  readonly webhookIds: readonly string[]
}

/**
 * The number of a case and who is told of it: its institution and the houses above, where its list of tasks may name it, and those of the
 * institution that it has left; of one that ends by this very merger also the houses that stood above it until now.
 */
export async function findTold(
  db: Db,
  { table, task }: CaseKind,
  { id, leftOrgId, now }: { readonly id: string; readonly leftOrgId: string | undefined; readonly now: Date },
): Promise<ToldCase | undefined> {
  const { rows } = await sql<{ number: string; webhookId: string }>`select c.number, w.id "webhookId"
    from (select ${task.number} number, ${task.orgId ?? sql`c.org_id`} org_id
      from ${sql.table(table)} c ${task.join ?? sql``} where c.id = ${id} and c.status <> 'DRAFT') c
    join lateral (select id from organisation_ancestors(c.org_id)
      union select id from organisation_ancestors(${leftOrgId ?? null}::bigint)
      union select above.id from organisation o cross join organisation_ancestors(o.parent_id) above
        where o.id = ${leftOrgId ?? null}::bigint and o.ended_at = ${now.toISOString()}::timestamptz) a on true
    join webhook w on w.org_id = a.id and ${isTold(now)}`.execute(db)
  const [first] = rows
  return first && { number: first.number, webhookIds: rows.map(({ webhookId }) => webhookId) }
}

/** The webhooks of an institution that are told of what happens at a moment. */
export async function listWebhooksTold(db: Db, orgId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select w.id from webhook w where w.org_id = ${orgId} and ${isTold(now)}`.execute(db)
  return rows.map(({ id }) => id)
}
