import { readCalendar } from '../../../clocks/calendar.store.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import type { Services } from '../../../http/services.ts'
import { addJob } from '../../../jobs/add-job.store.ts'
import { eachByItself } from '../../../jobs/each-by-itself.ts'
import { beginRun, holdDay, listReconciling } from './day.store.ts'
import { daysSince, firstDayOf } from './days.rules.ts'

/** Puts the comparison of a day into the outbox. */
export async function askRun(db: Db, dayId: string): Promise<void> {
  await addJob(db, 'reconcile-day', { dayId, run: await beginRun(db, dayId) })
}

/**
 * Opens the working days that are over for every institution whose systems reconcile: one that was missed is made up for, and one whose
 * file was made before its end is made anew. A day that fails keeps no other closed.
 */
export async function openReconciliationDays({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  const today = shanghaiDay(at)
  const calendar = await readCalendar(db)
  const missing = (await listReconciling(db, at)).flatMap(({ orgId, after, madeDays }) =>
    daysSince(calendar, after, today)
      .filter((day) => !madeDays.includes(day))
      .map((day) => ({ orgId, day, from: firstDayOf(calendar, day) })),
  )
  await eachByItself(missing, (day) =>
    db.transaction().execute(async (tx) => askRun(tx, (await holdDay(tx, day)).id)),
  )
}
