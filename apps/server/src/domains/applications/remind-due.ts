import { readCalendar } from '../../clocks/calendar.store.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Services } from '../../http/services.ts'
import { sendMessage } from '../messages/index.ts'
import { notifyStaff } from '../organisations/index.ts'
import { remindedUpTo } from '../../clocks/case-clocks.rules.ts'
import { claimReminder } from './application-clocks.store.ts'
import { dueNotice } from './copy.ts'

const MOST = 1_000

/**
 * Reminds the officer, or the institution while nobody has accepted, of each case that falls due by the close of the next
 * working day: once for each due time, however often and on however many instances the job runs.
 */
export async function remindDue({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const moment = now()
  const dueBy = remindedUpTo(await readCalendar(db), moment)
  for (let reminded = 0; reminded < MOST; reminded += 1) {
    const found = await db.transaction().execute(async (tx) => {
      const row = await claimReminder(tx, dueBy, moment)
      if (!row?.due_at) return false
      const notice = dueNotice(row, shanghaiDay(new Date(row.due_at)))
      const officer = row.officer_account_id
      const told = officer ? await sendMessage(tx, { ...notice, accountId: officer }) : 0
      if (told === 0) await notifyStaff(tx, row.org_id, ['financeOfficer', 'financeManager'], notice)
      return true
    })
    if (!found) return reminded
  }
  return MOST
}
