import { readStored } from '../../../clocks/calendar.store.ts'
import { calendarReach } from '../../../clocks/work-calendar.rules.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Services } from '../../../http/services.ts'
import { sendMessage } from '../../messages/index.ts'
import { holdUnwarnedYear, markWarned } from './calendar-record.store.ts'
import { noticeMissing } from './copy.ts'

const WARNED_AGAIN_MS = 14 * 86_400_000

/**
 * Tells the operators that the next notice is due, from sixty days before the last one ends and every two weeks until it is imported
 * (decision 0222), on whichever day somebody is there to be told. Answers whether it told.
 */
export async function watchCalendar({ db, now }: Pick<Services, 'db' | 'now'>): Promise<boolean> {
  const moment = now()
  const { endsOn, daysLeft, isNear } = calendarReach((await readStored(db)).years, shanghaiDay(moment))
  if (!isNear || endsOn === null || daysLeft === null) return false
  const year = Number(endsOn.slice(0, 4))
  return db.transaction().execute(async (tx) => {
    if (!(await holdUnwarnedYear(tx, year, new Date(moment.getTime() - WARNED_AGAIN_MS)))) return false
    const told = await sendMessage(tx, {
      ...noticeMissing({ endsOn, daysLeft }),
      roles: ['operator', 'admin'],
    })
    if (told > 0) await markWarned(tx, year, moment)
    return told > 0
  })
}
