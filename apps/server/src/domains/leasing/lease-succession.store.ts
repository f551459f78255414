import { sql } from 'kysely'
import { OPEN_LEASE_STATES } from '@lqr/contract/leasing/states.ts'
import type { Db } from '../../data/database.ts'

/** Answers that the institution still has to act on: open ones, and signed ones until they are closed. */
const GOING_ON = [...OPEN_LEASE_STATES, 'SIGNED']

/** An institution's answers to lease needs: those with a way ahead, and those that are over. */
export async function countAnswers(db: Db, orgId: string): Promise<{ open: number; done: number }> {
  const { rows } = await sql<{ open: number; done: number }>`select
      count(*) filter (where status = any(${GOING_ON}::text[]))::int open,
      count(*) filter (where status <> all(${GOING_ON}::text[]))::int done
    from lease_response where org_id = ${orgId}`.execute(db)
  return rows[0] ?? { open: 0, done: 0 }
}

export interface MovedAnswer {
  id: string
  needId: string
  needNo: string
  equipmentName: string
  companyId: string
  status: string
}

/**
 * Gives every answer with a way ahead to another organisation, needs held first as every move does. Where that one has an
 * answer of its own to the same need, both stay: its people see them both.
 */
export async function moveAnswers(
  tx: Db,
  { fromId, intoId, now }: { fromId: string; intoId: string; now: Date },
): Promise<MovedAnswer[]> {
  const { rows } = await sql<MovedAnswer>`with held as (
      select n.id, n.need_no, n.equipment_name, n.company_id from lease_need n
      where n.id in (select need_id from lease_response
        where org_id = ${fromId} and status = any(${GOING_ON}::text[]))
      order by n.id for update)
    update lease_response r set org_id = ${intoId}, version = r.version + 1, updated_at = ${now.toISOString()}
    from held where r.need_id = held.id and r.org_id = ${fromId} and r.status = any(${GOING_ON}::text[])
      and not exists (select from lease_response other where other.need_id = r.need_id and other.org_id = ${intoId})
    returning r.id, held.id "needId", held.need_no "needNo", held.equipment_name "equipmentName",
      held.company_id "companyId", r.status`.execute(tx)
  return rows
}
