import { readCalendar } from '../clocks/calendar.store.ts'
import { shanghaiDay } from '../clocks/working-days.ts'
import type { Db } from '../data/database.ts'
import { sendMessage } from '../domains/messages/index.ts'
import type { Services } from '../http/services.ts'
import { eachByItself } from '../jobs/each-by-itself.ts'
import { stillActsOn } from './case-access.ts'
import { remindedUpTo } from './case-clock.rules.ts'
import { claimReminder, listToRemind } from './case-clock.store.ts'
import { type CaseKind, type CaseRow, noticeOf } from './case-kind.ts'
import { dueText } from './copy.ts'
import { notifySide } from './move-case.ts'

const MOST = 1_000

/**
 * Reminds the officer, or the side that the case waits for while nobody who still works there is responsible, of each case that falls due by the close of the next
 * working day: once for each due time, however often and on however many instances the job runs; one that fails keeps no other from it. Answers how many.
 */
export async function remindCases(
  { db, now }: Pick<Services, 'db' | 'now'>,
  kinds: readonly CaseKind[],
): Promise<number> {
  const moment = now()
  const dueBy = remindedUpTo(await readCalendar(db), moment)
  let reminded = 0
  await eachByItself(kinds, async (kind) =>
    eachByItself(await listToRemind(db, kind, dueBy, MOST), (id) =>
      db.transaction().execute(async (tx) => {
        const row = await claimReminder(tx, kind, { id, dueBy }, moment)
        if (row?.due_at) await remind(tx, kind, row, { dueAt: row.due_at, today: shanghaiDay(moment) })
        if (row) reminded += 1
      }),
    ),
  )
  return reminded
}

async function remind(
  db: Db,
  kind: CaseKind,
  row: CaseRow,
  { dueAt, today }: { dueAt: string; today: string },
): Promise<void> {
  const { label, states, clocks } = kind.declaration
  const side = states[row.status]?.waitsFor
  // Such a clock ends by itself: there is nothing that anybody has to do before.
  if (side === undefined) return
  const clock = clocks[states[row.status]?.clock ?? '']?.name ?? ''
  const text = dueText(label, await kind.named(db, row), clock, shanghaiDay(new Date(dueAt)))
  const accountId = side === 'enterprise' ? null : row.officer_account_id
  const notice = noticeOf(kind, row, side, 'due', text)
  const isThere = accountId !== null && (await stillActsOn(db, kind, row, { accountId, side }))
  const told = isThere ? await sendMessage(db, { ...notice, accountId, substitutesOn: today }) : 0
  if (told === 0) await notifySide(db, kind, row, side, 'due', text)
}
