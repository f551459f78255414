import { dayAfter } from '../../../clocks/calendar-days.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Services } from '../../../http/services.ts'
import { sendMessage } from '../../messages/index.ts'
import { dueNotice } from './copy.ts'
import { claimNotice, listUntold } from './notices.store.ts'

/** So many days before a loan falls due its enterprise is told; the nearest first, so that nobody is told twice at once. */
const DISTANCES = [15, 30, 90] as const
const MOST = 1_000

/** Tells enterprises of loans that fall due and that nobody renews, once for each distance. Answers how many. */
export async function remindRenewals({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const moment = now()
  const today = shanghaiDay(moment)
  let told = 0
  for (const days of DISTANCES) {
    const loans = await listUntold(db, { from: today, until: dayAfter(today, days), days, limit: MOST })
    for (const loan of loans) {
      const isMine = await db.transaction().execute(async (tx) => {
        if (!(await claimNotice(tx, loan, days, moment))) return false
        await sendMessage(tx, {
          companyId: loan.companyId,
          kind: 'oversight.renewal',
          ...dueNotice(loan),
          link: '/personal/renewals',
        })
        return true
      })
      if (isMine) told += 1
    }
  }
  return told
}
