import { type RawBuilder, sql } from 'kysely'
import type { Activity, ActivityDetail } from '@lqr/contract/activities/calls.ts'
import type { ActivityTime, SignUpState } from '@lqr/contract/activities/kinds.ts'
import type { Page } from '@lqr/contract/kernel/page.ts'
import type { Db } from '../../data/database.ts'
import { countedPage, type PageRequest } from '../../data/paging.ts'
import { matchesKeyword } from '../../data/search-text.ts'

/** How many people come, or wait, by an activity. */
export const peopleOf = (of: string, state: SignUpState): RawBuilder<number> =>
  sql<number>`(select coalesce(sum(u.people), 0)::int from activity_sign_up u
    where u.activity_id = ${sql.ref(`${of}.id`)} and u.state = ${sql.lit(state)})`

/** The columns of an activity in a list, of the table called `r`. */
export const shownActivity = (now: Date) => sql`r.id, r.kind, r.title, r.summary, r.area_codes "areaCodes",
  r.organiser, r.starts_at "startsAt", r.ends_at "endsAt", r.sign_up_until "signUpUntil", r.place, r.capacity,
  r.audience, ${peopleOf('r', 'SIGNED')} "signedPeople", ${peopleOf('r', 'WAITING')} "waitingPeople",
  r.sign_up_until > ${now.toISOString()} "isOpen", r.ends_at <= ${now.toISOString()} "isOver",
  r.is_example "isExample"`

/** Whether the public reads the activity of the table called `r`. */
export const isPublic = (now: Date) => sql`r.status = 'PUBLISHED' and r.published_at <= ${now.toISOString()}`

export interface ActivityFilter extends PageRequest {
  readonly keyword?: string | undefined
  readonly kind?: string | undefined
  /** The codes a site shows; undefined shows all. */
  readonly areas: readonly string[] | undefined
  readonly when?: ActivityTime | undefined
  readonly now: Date
}

/** One page of what is known: what is to come first, the nearest of it; then what was, the latest of it. */
export async function findActivities(db: Db, filter: ActivityFilter): Promise<Page<Activity>> {
  const { keyword, kind, areas, when, now, currentPageNum, pageSize } = filter
  const at = now.toISOString()
  const of = sql.join(
    [
      isPublic(now),
      matchesKeyword(keyword, 'r') ?? sql`true`,
      kind ? sql`r.kind = ${kind}` : sql`true`,
      areas ? sql`(r.area_codes = '{}' or r.area_codes && ${[...areas]}::text[])` : sql`true`,
      when ? sql`(r.ends_at <= ${at}) = ${when === 'over'}` : sql`true`,
    ],
    sql` and `,
  )
  const { rows } = await sql<Activity>`select ${shownActivity(now)} from activity r where ${of}
    order by r.ends_at <= ${at}, abs(extract(epoch from r.starts_at - ${at}::timestamptz)), r.id
    limit ${pageSize} offset ${(currentPageNum - 1) * pageSize}`.execute(db)
  const counted = await sql<{
    total: number
  }>`select count(*)::int total from activity r where ${of}`.execute(db)
  return countedPage(rows, counted.rows[0]?.total ?? 0, filter)
}

/** What only who signed up is told. */
export type KnownActivity = ActivityDetail & { readonly onlineUrl: string | null }

/** An activity that the public reads, or undefined. */
export async function findActivity(db: Db, id: string, now: Date): Promise<KnownActivity | undefined> {
  const { rows } = await sql<KnownActivity>`select ${shownActivity(now)}, r.most_people "mostPeople",
      r.office_phone "officePhone", r.body, r.online_url "onlineUrl"
    from activity r where r.id = ${id} and ${isPublic(now)}`.execute(db)
  return rows[0]
}

/** Holds an activity until the transaction ends: who comes at the same time counts the places afterwards. */
export async function holdActivity(db: Db, id: string, now: Date): Promise<KnownActivity | undefined> {
  await sql`select id from activity where id = ${id} for no key update`.execute(db)
  return findActivity(db, id, now)
}

/** Whether who signed up is still to be told, at its release, that an activity takes place. */
export async function notifyAtRelease(db: Db, id: string, isTold: boolean): Promise<void> {
  await db.updateTable('activity').set({ told_at_release: isTold }).where('id', '=', id).execute()
}

/** The activities that the public reads by now and that nobody was told of; they are told of with this transaction. */
export async function claimReleased(db: Db, now: Date): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`update activity r set told_at_release = false
    where r.told_at_release and ${isPublic(now)} returning r.id`.execute(db)
  return rows
}
