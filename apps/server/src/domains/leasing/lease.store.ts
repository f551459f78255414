import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { LeaseStatus } from '@lqr/contract/leasing/states.ts'
import type {
  LeaseEvent as LeaseEventTable,
  LeaseNeed,
  LeaseResponse,
} from '../../../../../database/types.ts'
import type { Db } from '../../data/database.ts'

export type LeaseNeedRecord = Omit<Selectable<LeaseNeed>, 'status'> & { status: LeaseStatus }
export type LeaseResponseRecord = Omit<Selectable<LeaseResponse>, 'status'> & { status: LeaseStatus }
export type LeaseResponseChange = Omit<
  Updateable<LeaseResponse>,
  'id' | 'status' | 'version' | 'updated_at' | 'due_at'
>

/** The next serial of a need's number, never given twice. */
export async function nextNeedSerial(db: Db): Promise<string> {
  const { rows } = await sql<{ serial: string }>`select nextval('lease_need_no')::text serial`.execute(db)
  return rows[0]?.serial ?? ''
}

export async function insertNeed(db: Db, need: Insertable<LeaseNeed>): Promise<LeaseNeedRecord> {
  const row = await db.insertInto('lease_need').values(need).returningAll().executeTakeFirstOrThrow()
  return row as LeaseNeedRecord
}

export async function insertResponses(
  db: Db,
  responses: readonly Insertable<LeaseResponse>[],
): Promise<LeaseResponseRecord[]> {
  const rows = await db
    .insertInto('lease_response')
    .values([...responses])
    .returningAll()
    .execute()
  return rows as LeaseResponseRecord[]
}

export async function insertLeaseEvents(
  db: Db,
  events: readonly Insertable<LeaseEventTable>[],
): Promise<void> {
  if (events.length > 0)
    await db
      .insertInto('lease_event')
      .values([...events])
      .execute()
}

/**
 * The need, held until the transaction ends: whatever moves one of its answers takes it first, so moves on the same need
 * come one after the other. Undefined when there is none.
 */
export async function holdNeed(db: Db, id: string): Promise<LeaseNeedRecord | undefined> {
  const row = await db
    .selectFrom('lease_need')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row as LeaseNeedRecord | undefined
}

/** A need without holding it; undefined when there is none. */
export async function findNeed(db: Db, id: string): Promise<LeaseNeedRecord | undefined> {
  const row = await db.selectFrom('lease_need').selectAll().where('id', '=', id).executeTakeFirst()
  return row as LeaseNeedRecord | undefined
}

/** The need of an answer of one of these institutions; undefined when there is none that may be seen. */
export async function findNeedOfResponse(
  db: Db,
  responseId: string,
  orgIds: readonly string[],
): Promise<string | undefined> {
  if (orgIds.length === 0) return undefined
  const row = await db
    .selectFrom('lease_response')
    .select('need_id')
    .where('id', '=', responseId)
    .where('org_id', 'in', [...orgIds])
    .executeTakeFirst()
  return row?.need_id
}

/** Every answer to a need, in the order in which the institutions were told. */
export async function listResponses(db: Db, needId: string): Promise<LeaseResponseRecord[]> {
  const rows = await db
    .selectFrom('lease_response')
    .selectAll()
    .where('need_id', '=', needId)
    .orderBy('id')
    .execute()
  return rows as LeaseResponseRecord[]
}

/** Moves an answer on, guarded by the state and version it was read with; undefined when somebody else was faster. */
export async function updateResponse(
  db: Db,
  read: Pick<LeaseResponseRecord, 'id' | 'status' | 'version'>,
  to: LeaseStatus,
  change: LeaseResponseChange,
  now: Date,
): Promise<LeaseResponseRecord | undefined> {
  const row = await db
    .updateTable('lease_response')
    .set({ ...change, status: to, version: read.version + 1, updated_at: now.toISOString() })
    .where('id', '=', read.id)
    .where('status', '=', read.status)
    .where('version', '=', read.version)
    .returningAll()
    .executeTakeFirst()
  return row as LeaseResponseRecord | undefined
}

/** Sets the state of a need held by the caller; every change of its answers counts as one of it. */
export async function updateNeedStatus(
  db: Db,
  id: string,
  status: LeaseStatus,
  now: Date,
): Promise<LeaseNeedRecord> {
  const row = await db
    .updateTable('lease_need')
    .set((eb) => ({ status, version: eb('version', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return row as LeaseNeedRecord
}

/** Marks one answer awaited by the given moment as reminded and answers it; undefined when there is none left. */
export async function claimLeaseReminder(
  db: Db,
  dueBy: Date,
  now: Date,
): Promise<LeaseResponseRecord | undefined> {
  const { rows } = await sql<LeaseResponseRecord>`update lease_response set reminded_at = ${now.toISOString()}
    where id = (select id from lease_response where due_at <= ${dueBy.toISOString()} and reminded_at is null
      order by due_at, id limit 1 for update skip locked)
    returning *`.execute(db)
  return rows[0]
}

/** Needs past their last day with an answer still awaited, the oldest first. */
export async function listUnanswered(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select n.id from lease_need n
    where n.expires_at <= ${now.toISOString()} and exists (
      select from lease_response r where r.need_id = n.id and r.status = 'SUBMITTED')
    order by n.expires_at, n.id limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}
