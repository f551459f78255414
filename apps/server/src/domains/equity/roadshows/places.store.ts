import { sql } from 'kysely'
import type { RoadshowPlaceState } from '@lqr/contract/equity/roadshow-kinds.ts'
import type { Db } from '../../../data/database.ts'
import { ATTENDING } from './roadshow.store.ts'

export interface PlaceRecord {
  readonly id: string
  readonly projectId: string
  readonly companyId: string
  readonly state: RoadshowPlaceState
  readonly at: string
}

const COLUMNS = [
  'id',
  'project_id as projectId',
  'company_id as companyId',
  'state',
  'created_at as at',
] as const

/** The places of a day in the order in which they were taken, those that were left apart. */
export function listPlaces(db: Db, roadshowId: string): Promise<PlaceRecord[]> {
  return db
    .selectFrom('roadshow_place')
    .where('roadshow_id', '=', roadshowId)
    .where('state', '<>', 'LEFT')
    .orderBy('id')
    .select(COLUMNS)
    .execute()
}

/** The place of a project at a day; undefined when it has none. */
export async function findPlace(
  db: Db,
  roadshowId: string,
  projectId: string,
): Promise<PlaceRecord | undefined> {
  const places = await listPlaces(db, roadshowId)
  return places.find((place) => place.projectId === projectId)
}

interface NewPlace {
  readonly roadshowId: string
  readonly projectId: string
  readonly companyId: string
  readonly state: 'SIGNED' | 'WAITING'
}

/** Takes a place; the day is held by then. */
export async function insertPlace(
  db: Db,
  { roadshowId, projectId, companyId, state }: NewPlace,
): Promise<void> {
  await db
    .insertInto('roadshow_place')
    .values({ roadshow_id: roadshowId, project_id: projectId, company_id: companyId, state })
    .execute()
}

export async function setPlaceState(db: Db, id: string, state: RoadshowPlaceState, now: Date): Promise<void> {
  await db
    .updateTable('roadshow_place')
    .set({ state, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** The places that a project has or waits for at days that have not begun. */
export function listComingPlaces(
  db: Db,
  projectId: string,
  now: Date,
): Promise<{ id: string; roadshowId: string }[]> {
  return db
    .selectFrom('roadshow_place as x')
    .innerJoin('roadshow as r', 'r.id', 'x.roadshow_id')
    .where('x.project_id', '=', projectId)
    .where('x.state', 'in', ['SIGNED', 'WAITING'])
    .where('r.starts_at', '>', now.toISOString())
    .orderBy('x.roadshow_id')
    .select(['x.id', 'x.roadshow_id as roadshowId'])
    .execute()
}

/** The institutions that attend, each once and by name; one that was merged is told under who goes on with it. */
export async function listAttending(db: Db, roadshowId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select coming.id, coming.name from roadshow r
    cross join lateral (select distinct on (s.id) s.id, organisation_label(o.name, o.merged_into_id) name
      ${ATTENDING} order by s.id, o.id <> s.id, o.id) coming
    where r.id = ${roadshowId} order by coming.name`.execute(db)
  return rows
}

/** Says for an institution, and for those that were merged into it, whether it attends. */
export async function setAttendance(
  db: Db,
  { roadshowId, orgId, accountId }: { roadshowId: string; orgId: string; accountId: string },
  attends: boolean,
): Promise<void> {
  if (attends)
    await sql`insert into roadshow_attendance (roadshow_id, org_id, account_id) values (${roadshowId}, ${orgId}, ${accountId})
      on conflict do nothing`.execute(db)
  else
    await db
      .deleteFrom('roadshow_attendance')
      .where('roadshow_id', '=', roadshowId)
      .where(sql<string>`organisation_successor(org_id)`, '=', orgId)
      .execute()
}
