import { type RawBuilder, sql } from 'kysely'
import type { Roadshow } from '@lqr/contract/equity/roadshow-calls.ts'
import type { RoadshowPlaceState } from '@lqr/contract/equity/roadshow-kinds.ts'
import type { Page } from '@lqr/contract/kernel/page.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'

/** How many projects stand so at a day. */
export const placesOf = (of: string, states: readonly RoadshowPlaceState[]): RawBuilder<number> =>
  sql<number>`(select count(*)::int from roadshow_place x
    where x.roadshow_id = ${sql.ref(`${of}.id`)} and x.state in (${codeLiterals(states)}))`

/**
 * Who attends the day `r`: the institution `o` that said so, and `s` that goes on with it since, which is itself unless it was merged.
 * One that ended before the day begins does not come.
 */
export const ATTENDING = sql`from roadshow_attendance a join organisation o on o.id = a.org_id
  join organisation s on s.id = organisation_successor(o.id)
  where a.roadshow_id = r.id and (s.ended_at is null or s.ended_at > r.starts_at)`

const shown = (
  now: Date,
) => sql`r.id, r.title, r.starts_at "startsAt", r.ends_at "endsAt", r.sign_up_until "signUpUntil", r.place,
  r.area_codes "areaCodes", r.capacity, r.intro, ${placesOf('r', ['SIGNED', 'SHOWN'])} "signedUp",
  ${placesOf('r', ['WAITING'])} waiting,
  (select count(distinct s.id)::int ${ATTENDING}) institutions,
  r.sign_up_until > ${now.toISOString()} "isOpen", r.is_example "isExample"`

interface RoadshowQuery {
  readonly comingOnly: boolean
  readonly now: Date
  readonly currentPageNum: number
  readonly pageSize: number
}

/** One page of the days that are known: what is to come first, the nearest of it; then what was, the latest of it. */
export async function pageOfRoadshows(
  db: Db,
  { comingOnly, now, currentPageNum, pageSize }: RoadshowQuery,
): Promise<Page<Roadshow>> {
  const at = now.toISOString()
  const known = sql`r.status = 'PUBLISHED' and (not ${comingOnly}::boolean or r.ends_at > ${at})`
  const { rows } = await sql<Roadshow>`select ${shown(now)} from roadshow r where ${known}
    order by r.ends_at <= ${at}, abs(extract(epoch from r.starts_at - ${at}::timestamptz)), r.id
    limit ${pageSize} offset ${(currentPageNum - 1) * pageSize}`.execute(db)
  const counted = await sql<{
    total: number
  }>`select count(*)::int total from roadshow r where ${known}`.execute(db)
  return { list: rows, total: counted.rows[0]?.total ?? 0, currentPageNum, pageSize }
}

/** A day that is known; undefined when there is none. */
export async function findRoadshow(db: Db, id: string, now: Date): Promise<Roadshow | undefined> {
  const { rows } = await sql<Roadshow>`select ${shown(now)} from roadshow r
    where r.id = ${id} and r.status = 'PUBLISHED'`.execute(db)
  return rows[0]
}

/** Holds a day until the transaction ends: who comes at the same time counts the places afterwards. */
export async function holdRoadshow(db: Db, id: string, now: Date): Promise<Roadshow | undefined> {
  await sql`select id from roadshow where id = ${id} for no key update`.execute(db)
  return findRoadshow(db, id, now)
}

/** Days at which a project stands, or may: the coming ones and those of its places. */
export async function listRoadshowsOfProject(db: Db, projectId: string, now: Date): Promise<Roadshow[]> {
  const { rows } = await sql<Roadshow>`select ${shown(now)} from roadshow r where r.status = 'PUBLISHED'
    and (r.starts_at > ${now.toISOString()} or exists (select from roadshow_place x
      where x.roadshow_id = r.id and x.project_id = ${projectId} and x.state <> 'LEFT'))
    order by r.starts_at, r.id`.execute(db)
  return rows
}
