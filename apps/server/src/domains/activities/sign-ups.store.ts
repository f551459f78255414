import { sql } from 'kysely'
import type { SignUpState } from '@lqr/contract/activities/kinds.ts'
import type { Db } from '../../data/database.ts'

export interface SignUpRecord {
  readonly id: string
  readonly activityId: string
  readonly accountId: string
  readonly contactName: string
  readonly phoneCipher: string
  readonly people: number
  readonly state: SignUpState
  readonly ticketNumber: string
  readonly checkedInAt: string | null
  readonly at: string
}

const COLUMNS = [
  'id',
  'activity_id as activityId',
  'account_id as accountId',
  'contact_name as contactName',
  'contact_phone_cipher as phoneCipher',
  'people',
  'state',
  'ticket_code as ticketNumber',
  'checked_in_at as checkedInAt',
  'created_at as at',
] as const

/** Who comes and who waits, in the order in which they signed up. */
export function listLiving(db: Db, activityId: string): Promise<SignUpRecord[]> {
  return db
    .selectFrom('activity_sign_up')
    .where('activity_id', '=', activityId)
    .where('state', '<>', 'CANCELLED')
    .orderBy('id')
    .select(COLUMNS)
    .execute()
}

/** What an account has of an activity that it did not cancel. */
export function findOwn(db: Db, activityId: string, accountId: string): Promise<SignUpRecord | undefined> {
  return db
    .selectFrom('activity_sign_up')
    .where('activity_id', '=', activityId)
    .where('account_id', '=', accountId)
    .where('state', '<>', 'CANCELLED')
    .select(COLUMNS)
    .executeTakeFirst()
}

/** What an account has signed up for that has not begun; in the order in which the activities are held. */
export function listComing(
  db: Db,
  accountId: string,
  now: Date,
): Promise<Pick<SignUpRecord, 'id' | 'activityId'>[]> {
  return db
    .selectFrom('activity_sign_up as u')
    .innerJoin('activity as a', 'a.id', 'u.activity_id')
    .where('u.account_id', '=', accountId)
    .where('u.state', '<>', 'CANCELLED')
    .where('a.starts_at', '>', now.toISOString())
    .orderBy('a.id')
    .select(['u.id', 'u.activity_id as activityId'])
    .execute()
}

export function findByTicket(db: Db, ticketNumber: string): Promise<SignUpRecord | undefined> {
  return db
    .selectFrom('activity_sign_up')
    .where('ticket_code', '=', ticketNumber)
    .where('state', '<>', 'CANCELLED')
    .select(COLUMNS)
    .executeTakeFirst()
}

export function findSignUp(db: Db, activityId: string, id: string): Promise<SignUpRecord | undefined> {
  return db
    .selectFrom('activity_sign_up')
    .where('activity_id', '=', activityId)
    .where('id', '=', id)
    .select(COLUMNS)
    .executeTakeFirst()
}

/** Holds a sign-up until the transaction ends: of two desks that read one ticket the second finds it checked in. */
export function holdSignUp(db: Db, id: string): Promise<SignUpRecord> {
  return db
    .selectFrom('activity_sign_up')
    .where('id', '=', id)
    .select(COLUMNS)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

interface NewSignUp {
  readonly activityId: string
  readonly accountId: string
  readonly contactName: string
  readonly phoneCipher: string
  readonly people: number
  readonly state: SignUpState
  readonly ticketNumber: string
}

/** Keeps a sign-up; the activity is held by then. */
export async function insertSignUp(db: Db, one: NewSignUp): Promise<string> {
  const { id } = await db
    .insertInto('activity_sign_up')
    .values({
      activity_id: one.activityId,
      account_id: one.accountId,
      contact_name: one.contactName,
      contact_phone_cipher: one.phoneCipher,
      people: one.people,
      state: one.state,
      ticket_code: one.ticketNumber,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Changed {
  readonly state?: SignUpState
  readonly people?: number
  readonly contact_name?: string
  readonly contact_phone_cipher?: string
  readonly checked_in_at?: string | null
  readonly checked_in_by?: string | null
}

export async function updateSignUp(db: Db, id: string, changed: Changed, now: Date): Promise<void> {
  await db
    .updateTable('activity_sign_up')
    .set({ ...changed, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

/** Has those of an activity that were reminded reminded again: it begins at another time. */
export async function forgetReminders(db: Db, activityId: string): Promise<void> {
  await db
    .updateTable('activity_sign_up')
    .set({ reminded_at: null })
    .where('activity_id', '=', activityId)
    .where('reminded_at', 'is not', null)
    .execute()
}

/** Notes for every activity that begins within so many hours whom it is time to remind; each account once for a beginning. */
export async function noteReminded(db: Db, now: Date, hours: number) {
  const { rows } = await sql<{
    accountId: string
    activityId: string
    title: string
    startsAt: string
    place: string
  }>`
    update activity_sign_up u set reminded_at = ${now.toISOString()} from activity a
    where a.id = u.activity_id and u.state = 'SIGNED' and u.reminded_at is null and a.status = 'PUBLISHED'
      and a.published_at <= ${now.toISOString()} and a.starts_at > ${now.toISOString()}::timestamptz
      and a.starts_at <= ${now.toISOString()}::timestamptz + make_interval(hours => ${hours})
    returning u.account_id "accountId", a.id "activityId", a.title, a.starts_at "startsAt", a.place`.execute(
    db,
  )
  return rows
}
