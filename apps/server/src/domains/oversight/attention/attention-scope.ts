import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { readCalendar } from '../../../clocks/calendar.store.ts'
import { addWorkingDays, shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import type { AttentionScope } from './attention.store.ts'

const SOON_WORKING_DAYS = 2

/** The cases of an area now, and what is due within two working days. */
export async function attentionScope(db: Db, areaCode: string, now: Date): Promise<AttentionScope> {
  return {
    areaCode,
    regions: codesWithin(areaCode),
    now,
    soonUntil: addWorkingDays(await readCalendar(db), now, SOON_WORKING_DAYS),
    todayUntil: new Date(`${shanghaiDay(now)}T23:59:59.999+08:00`),
  }
}
