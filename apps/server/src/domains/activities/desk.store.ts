import { sql } from 'kysely'
import type { ActivityFigures, RosterLine, SignUpLine } from '@lqr/contract/activities/desk-calls.ts'
import type { Page } from '@lqr/contract/kernel/page.ts'
import { maskPhone } from '@lqr/contract/rules/mask.ts'
import type { Db } from '../../data/database.ts'
import { countedPage, type PageRequest } from '../../data/paging.ts'
import type { Actor } from '../../http/actor.ts'
import { ofEditedRegion } from '../../publishing/edited-areas.store.ts'
import type { FieldCipher } from '../../security/field-cipher.ts'

/**
 * The activity of a desk, in the reach of who stands at it: what is being changed of it, as its areas, leaves the desk where it is; undefined
 * when there is none.
 */
export function findDesk(db: Db, actor: Actor, id: string) {
  const query = db
    .selectFrom('activity')
    .where('activity.id', '=', id)
    .select(['title', 'starts_at as startsAt', 'ends_at as endsAt'])
  const own = ofEditedRegion(actor, 'activity')
  return (own ? query.where(own) : query).executeTakeFirst()
}

/** A sign-up with whose it is; the number is not masked yet. */
export interface DeskRow extends Omit<SignUpLine, 'phoneMasked'> {
  readonly phoneCipher: string
  readonly ticketNumber: string
}

const ROWS = sql`select u.id, u.state, u.contact_name "contactName", u.contact_phone_cipher "phoneCipher",
    coalesce(e.corporate_name, o.name) "from", u.people, u.created_at at, u.checked_in_at "checkedInAt",
    u.ticket_code "ticketNumber"
  from activity_sign_up u join account a on a.id = u.account_id
  left join enterprise e on e.id = a.company_id left join organisation o on o.id = a.org_id`

/** A sign-up as the desk sees it. */
export function deskLine(row: DeskRow, cipher: FieldCipher): SignUpLine {
  const { id, state, contactName, from, people, at, checkedInAt, phoneCipher } = row
  const phoneMasked = maskPhone(cipher.decrypt(phoneCipher))
  return { id, state, contactName, from, people, at, checkedInAt, phoneMasked }
}

/** The same on the roster, with the number in full. */
export function rosterLine(row: DeskRow, cipher: FieldCipher): RosterLine {
  const { contactName, phoneCipher, from, people, state, ticketNumber, at, checkedInAt } = row
  return {
    contactName,
    phone: cipher.decrypt(phoneCipher),
    from,
    people,
    state,
    ticketNumber,
    at,
    checkedInAt,
  }
}

/** One sign-up as the desk sees it. */
export async function findDeskRow(db: Db, id: string): Promise<DeskRow | undefined> {
  const { rows } = await sql<DeskRow>`${ROWS} where u.id = ${id}`.execute(db)
  return rows[0]
}

/** One page of the sign-ups of an activity; without a state those that were cancelled are left out. */
export async function pageOfDeskRows(
  db: Db,
  activityId: string,
  { state, ...page }: PageRequest & { state?: string | undefined },
): Promise<Page<DeskRow>> {
  const of = sql`u.activity_id = ${activityId} and ${state ? sql`u.state = ${state}` : sql`u.state <> 'CANCELLED'`}`
  const { rows } = await sql<DeskRow>`${ROWS} where ${of} order by u.id
    limit ${page.pageSize} offset ${(page.currentPageNum - 1) * page.pageSize}`.execute(db)
  const counted = await sql<{
    total: number
  }>`select count(*)::int total from activity_sign_up u where ${of}`.execute(db)
  return countedPage(rows, counted.rows[0]?.total ?? 0, page)
}

type Counted = Omit<ActivityFigures, 'title' | 'startsAt' | 'endsAt'>

/** The people of an activity, counted from the sign-ups; who has not come is counted once it is over. */
export async function countPeople(db: Db, activityId: string, isOver: boolean): Promise<Counted> {
  const { rows } = await sql<Counted>`select
      coalesce(sum(people) filter (where state = 'SIGNED'), 0)::int "signedPeople",
      coalesce(sum(people) filter (where state = 'WAITING'), 0)::int "waitingPeople",
      count(*) filter (where state = 'CANCELLED')::int cancelled,
      coalesce(sum(people) filter (where checked_in_at is not null), 0)::int "camePeople",
      coalesce(sum(people) filter (where ${isOver} and state = 'SIGNED' and checked_in_at is null), 0)::int "absentPeople"
    from activity_sign_up where activity_id = ${activityId}`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('an aggregate answers one row')
  return counted
}
