import { sql } from 'kysely'
import { HOLDING_STATES } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import type { Db } from '../../data/database.ts'
import type { SlotTime } from './slots.rules.ts'

const HOLDING = [...HOLDING_STATES]

/** What is known of a time besides the settings of its branch. */
export interface SlotUse extends SlotTime {
  readonly branchId: string
  /** Of its own; null: as the branch has it. */
  readonly capacity: number | null
  readonly booked: number
}

const BOOKED = sql<number>`(select count(*)::int from account_opening c where c.branch_org_id = s.branch_org_id
  and c.appoint_time = s.begins_at and c.status = any(${HOLDING}::text[]))`

/** The times between two moments that are booked or have a capacity of their own. */
export async function listSlotUse(
  db: Db,
  branchIds: readonly string[],
  { from, until }: { from: Date; until: Date },
): Promise<SlotUse[]> {
  const { rows } = await sql<SlotUse>`select s.branch_org_id::text "branchId", s.begins_at "beginsAt",
      s.ends_at "endsAt", s.capacity, ${BOOKED} booked
    from appointment_slot s where s.branch_org_id = any(${branchIds}::bigint[])
      and s.begins_at >= ${from.toISOString()} and s.begins_at < ${until.toISOString()}
    order by s.begins_at`.execute(db)
  return rows
}

/**
 * Holds a time of a branch until the transaction ends, and answers how many have booked it: whoever books or changes its
 * capacity holds it first, so that the last place is given once.
 */
export async function holdSlot(
  db: Db,
  branchId: string,
  { beginsAt, endsAt }: SlotTime,
): Promise<{ capacity: number | null; booked: number }> {
  await sql`insert into appointment_slot (branch_org_id, begins_at, ends_at)
    values (${branchId}, ${beginsAt}, ${endsAt}) on conflict do nothing`.execute(db)
  await sql`select from appointment_slot where branch_org_id = ${branchId} and begins_at = ${beginsAt}
    for no key update`.execute(db)
  // A statement of its own sees what those committed who held the time before.
  const { rows } = await sql<{ capacity: number | null; booked: number }>`select s.capacity, ${BOOKED} booked
    from appointment_slot s where s.branch_org_id = ${branchId} and s.begins_at = ${beginsAt}`.execute(db)
  return rows[0] ?? { capacity: 0, booked: 0 }
}

/** Gives a time that is held a capacity of its own. */
export async function setSlotCapacity(
  db: Db,
  branchId: string,
  beginsAt: string,
  capacity: number,
): Promise<void> {
  await sql`update appointment_slot set capacity = ${capacity}
    where branch_org_id = ${branchId} and begins_at = ${beginsAt}`.execute(db)
}
