import { sql } from 'kysely'
import { activityErrors as errors } from '@lqr/contract/activities/errors.ts'
import type { OwnSignUp, OwnSignUpLine } from '@lqr/contract/activities/sign-up-calls.ts'
import type { Page } from '@lqr/contract/kernel/page.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import type { Db } from '../../data/database.ts'
import { countedPage, type PageRequest } from '../../data/paging.ts'
import { CallError } from '../../http/call-error.ts'
import { findActivity, type KnownActivity, shownActivity } from './activities.store.ts'
import { waitingAhead } from './places.rules.ts'
import { mayJoin } from './sign-up.ts'
import { findOwn, listLiving } from './sign-ups.store.ts'

async function ticketOf(
  { db, actor, services }: Viewing,
  activity: KnownActivity,
): Promise<OwnSignUp['ticket']> {
  const own = await findOwn(db, activity.id, actor.accountId)
  if (!own) return null
  const has = own.state === 'SIGNED'
  return {
    state: own.state,
    contactName: own.contactName,
    contactPhone: services.cipher.decrypt(own.phoneCipher),
    people: own.people,
    ticketNumber: has ? own.ticketNumber : null,
    onlineUrl: has ? activity.onlineUrl : null,
    ahead: waitingAhead(await listLiving(db, activity.id), own.id),
    checkedInAt: own.checkedInAt,
  }
}

/** An activity with what the account has of it; 404 for one that the public does not read. */
export async function showOwn(viewing: Viewing, id: string): Promise<OwnSignUp> {
  const { db, actor, now, services } = viewing
  const activity = await findActivity(db, id, now)
  if (!activity) throw new CallError(errors.notFound)
  const account = await db
    .selectFrom('account')
    .where('id', '=', actor.accountId)
    .select('phone_cipher')
    .executeTakeFirstOrThrow()
  const { onlineUrl: _, ...shown } = activity
  return {
    activity: shown,
    ticket: await ticketOf(viewing, activity),
    mayJoin: mayJoin(actor, activity.audience),
    name: actor.displayName,
    phone: account.phone_cipher ? services.cipher.decrypt(account.phone_cipher) : '',
  }
}

type Line = OwnSignUpLine['activity'] & Omit<OwnSignUpLine, 'activity'>

/** What an account has signed up for, the next first; what it cancelled is gone. */
export async function pageOfOwn(
  db: Db,
  accountId: string,
  { now, ...page }: PageRequest & { now: Date },
): Promise<Page<OwnSignUpLine>> {
  const of = sql`from activity_sign_up own join activity r on r.id = own.activity_id
    where own.account_id = ${accountId} and own.state <> 'CANCELLED' and r.status = 'PUBLISHED'`
  const { rows } = await sql<Line>`select ${shownActivity(now)}, own.state, own.people,
      own.checked_in_at "checkedInAt" ${of}
    order by r.ends_at <= ${now.toISOString()}, abs(extract(epoch from r.starts_at - ${now.toISOString()}::timestamptz)), own.id
    limit ${page.pageSize} offset ${(page.currentPageNum - 1) * page.pageSize}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int total ${of}`.execute(db)
  const lines = rows.map(({ state, people, checkedInAt, ...activity }) => ({
    activity,
    state,
    people,
    checkedInAt,
  }))
  return countedPage(lines, counted.rows[0]?.total ?? 0, page)
}
