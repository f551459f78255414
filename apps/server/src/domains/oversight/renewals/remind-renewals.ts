import { dayAfter } from '../../../clocks/calendar-days.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Services } from '../../../http/services.ts'
import { eachByItself } from '../../../jobs/each-by-itself.ts'
import { sendMessage } from '../../messages/index.ts'
import { dueNotice } from './copy.ts'
import { claimNotice, listUntold, type LoanNotice } from './notices.store.ts'

/** So many days before a loan falls due its enterprise is told; the nearest first, so that nobody is told twice at once. */
const DISTANCES = [15, 30, 90] as const
const PORTION = 1_000

/**
 * Tells enterprises of loans that fall due and that nobody renews, once for each distance; one that fails keeps no other of its portion from
 * being told. Answers how many.
 */
export async function remindRenewals(
  { db, now }: Pick<Services, 'db' | 'now'>,
  portion = PORTION,
): Promise<number> {
  const moment = now()
  const today = shanghaiDay(moment)
  let told = 0
  const notify = (loan: LoanNotice, days: number) =>
    db.transaction().execute(async (tx) => {
      if (!(await claimNotice(tx, loan, days, moment))) return
      await sendMessage(tx, {
        companyId: loan.companyId,
        kind: 'oversight.renewal',
        ...dueNotice(loan),
        link: '/personal/renewals',
      })
      told += 1
    })
  for (const days of DISTANCES) {
    for (let more = true; more;) {
      const until = dayAfter(today, days)
      const loans = await listUntold(db, { from: today, until, days, limit: portion })
      await eachByItself(loans, (loan) => notify(loan, days))
      more = loans.length === portion
    }
  }
  return told
}
