import { sql } from 'kysely'
import type { OwnSignUpLine } from '@lqr/contract/activities/sign-up-calls.ts'
import type { Page } from '@lqr/contract/kernel/page.ts'
import type { Db } from '../../data/database.ts'
import { countedPage, type PageRequest } from '../../data/paging.ts'
import { isPublic, shownActivity } from './activities.store.ts'

/** The number of an account as it is kept; null when there is none. */
export async function findPhone(db: Db, accountId: string): Promise<string | null> {
  const { phone_cipher: cipher } = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('phone_cipher')
    .executeTakeFirstOrThrow()
  return cipher
}

type Line = OwnSignUpLine['activity'] & Omit<OwnSignUpLine, 'activity'>

/** What an account has signed up for, the next first; what it cancelled is gone. */
export async function pageOfOwn(
  db: Db,
  accountId: string,
  { now, ...page }: PageRequest & { now: Date },
): Promise<Page<OwnSignUpLine>> {
  const of = sql`from activity_sign_up own join activity r on r.id = own.activity_id
    where own.account_id = ${accountId} and own.state <> 'CANCELLED' and ${isPublic(now)}`
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
