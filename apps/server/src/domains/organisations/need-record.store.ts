import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import { type RecordScope, recordScope } from './organisation.store.ts'

export interface NeedRecord {
  readonly grabbed: number
  readonly dispatched: number
  readonly contactedInTime: number
  readonly lapsed: number
  readonly declined: number
}

/**
 * What the organisation, its branches and what was merged into them did with the needs that they took (themselves or from the
 * line) or were sent (docs/product-rules.md, Published record).
 */
export async function readNeedRecord(
  db: Db,
  orgId: string,
  scope: RecordScope = 'current',
): Promise<NeedRecord> {
  const { rows } = await sql<NeedRecord>`select
      count(*) filter (where came_by in ('grab', 'queue'))::int grabbed,
      count(*) filter (where came_by in ('dispatch', 'rule'))::int dispatched,
      count(*) filter (where contacted_at <= contact_due_at)::int "contactedInTime",
      count(*) filter (where status = 'LAPSED')::int lapsed,
      count(*) filter (where status = 'DECLINED' and application_id is null)::int declined
    from need_response where ${recordScope(orgId, scope)}`.execute(db)
  return rows[0] as NeedRecord
}
