import { sql, type Insertable } from 'kysely'
import type { CaseSide } from '@lqr/contract/kernel/cases/define-case.ts'
import type { CaseEvent as EventTable } from '../../../../database/types.ts'
import type { Db } from '../data/database.ts'
import type { CaseRow } from './case-kind.ts'

const DAY_MS = 86_400_000

/** An event as it is written; `kind` and `case_id` say whose timeline it stands on. */
export type NewCaseEvent = Insertable<EventTable>

export async function insertCaseEvents(db: Db, events: readonly NewCaseEvent[]): Promise<void> {
  if (events.length === 0) return
  await db
    .insertInto('case_event')
    .values([...events])
    .execute()
}

/** An event as a timeline shows it. */
export interface ShownEvent<Action extends string, Status extends string> {
  at: string
  action: Action
  fromStatus: Status | null
  toStatus: Status
  actorSide: CaseSide | 'platform'
  actorName: string
  /** For which institution its person acted; null on other sides. */
  orgId: string | null
  note: string | null
}

/** Whether an institution or an authority has led the case out of the state before: it may have come back to it. */
export async function wasLedOutOf(
  db: Db,
  kind: string,
  { id, created_at: createdAt, status }: Pick<CaseRow, 'id' | 'created_at' | 'status'>,
): Promise<boolean> {
  const { rows } = await sql`select from case_event where kind = ${kind} and case_id = ${id}
    and at >= ${sinceOf(createdAt)} and from_status = ${status} and to_status <> ${status}
    and actor_side in ('institution', 'authority') limit 1`.execute(db)
  return rows.length > 0
}

/** From when on events of a case may be; a day before it began, because clocks differ. */
const sinceOf = (createdAt: string) => new Date(Date.parse(createdAt) - DAY_MS).toISOString()

/** The kinds whose cases may go on from one institution to another. */
const GOING_ON = ['accountOpening', 'advisoryQuestion', 'demandReport']

/**
 * Everything that happened to a case, in order; its creation tells which months need not be read. An event before 0601 tells no
 * institution: it is that of the case, unless this may have come from elsewhere and its person stands for another one today.
 */
export async function listCaseEvents<Action extends string, Status extends string>(
  db: Db,
  kind: string,
  { id, created_at: createdAt, org_id: orgId }: Pick<CaseRow, 'id' | 'created_at' | 'org_id'>,
): Promise<ShownEvent<Action, Status>[]> {
  const { rows } = await sql<ShownEvent<Action, Status>>`select at, action, from_status "fromStatus",
      to_status "toStatus", actor_side "actorSide", actor_name "actorName", note,
      coalesce(org_id, case when kind = any(${GOING_ON}) then
        (select case when a.org_id in (select line.id from organisation_ancestors(${orgId}::bigint) line)
          then ${orgId}::bigint else a.org_id end from account a where a.id = actor_account_id)
        else ${orgId}::bigint end) "orgId"
    from case_event where kind = ${kind} and case_id = ${id} and at >= ${sinceOf(createdAt)} order by id`.execute(
    db,
  )
  return rows
}
