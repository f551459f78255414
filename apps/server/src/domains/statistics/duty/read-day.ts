import { PREFECTURES, PROVINCE } from '@lqr/contract/reference/divisions.ts'
import { dutyErrors as errors } from '@lqr/contract/statistics/duty-errors.ts'
import { DUTY_INDICATORS } from '@lqr/contract/statistics/duty-indicators.ts'
import type { DutyDay } from '@lqr/contract/statistics/duty-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { CallError } from '../../../http/call-error.ts'
import { countDay, findDutyFile, listFields } from './duty.store.ts'

const AREA_NAMES = new Map<string, string>([PROVINCE, ...PREFECTURES].map(({ code, name }) => [code, name]))

/** A day is told when it is over in the province. */
export function requireOver(day: string, now: Date): void {
  if (day >= shanghaiDay(now))
    throw new CallError(errors.dayNotOver, { fields: { day: errors.dayNotOver.msg } })
}

export async function readDay(db: Db, day: string): Promise<DutyDay> {
  const rows = await countDay(db, day)
  const file = await findDutyFile(db, day)
  return {
    day,
    rows: rows.map(({ areaCode, ...figures }) => ({
      areaCode,
      areaName: AREA_NAMES.get(areaCode) ?? areaCode,
      values: DUTY_INDICATORS.map(({ code }) => ({ indicator: code, value: figures[code] })),
    })),
    fields: await listFields(db),
    file: file ? { day, sha256: file.sha256, madeBy: file.madeBy, madeAt: file.madeAt } : null,
  }
}
