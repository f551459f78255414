import { readCalendar } from '../../clocks/calendar.store.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Services } from '../../http/services.ts'
import { notifyStaff } from '../organisations/index.ts'
import { remindedUpTo } from '../../clocks/case-clocks.rules.ts'
import { leaseDueNotice } from './copy.ts'
import { claimLeaseReminder, findNeed } from './lease.store.ts'

const MOST = 1_000

/** Reminds an institution of each need that it must take up by the close of the next working day: once, however often it runs. */
export async function remindLeases({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const moment = now()
  const dueBy = remindedUpTo(await readCalendar(db), moment)
  for (let reminded = 0; reminded < MOST; reminded += 1) {
    const found = await db.transaction().execute(async (tx) => {
      const answer = await claimLeaseReminder(tx, dueBy, moment)
      const need = answer && (await findNeed(tx, answer.need_id))
      if (!answer?.due_at || !need) return false
      const notice = leaseDueNotice(need, answer, shanghaiDay(new Date(answer.due_at)))
      await notifyStaff(tx, answer.org_id, ['financeOfficer', 'financeManager'], notice)
      return true
    })
    if (!found) return reminded
  }
  return MOST
}
