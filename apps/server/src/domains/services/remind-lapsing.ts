import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Services } from '../../http/services.ts'
import { notifyStaff } from '../organisations/index.ts'
import { lapsingNotice } from './copy.ts'
import { noteLapsing } from './lapsing.store.ts'
import { KEEPERS } from './service-records.ts'

/** So many days before a qualification lapses its provider is told; the nearest first, so that nobody is told twice at once. */
const DISTANCES = [1, 7, 30] as const

/** Tells providers of services that leave the list soon with their qualification, once for each distance. */
export function remindLapsing({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const today = shanghaiDay(now())
    for (const days of DISTANCES) {
      for (const { orgId, ...lapsing } of await noteLapsing(tx, today, days))
        await notifyStaff(tx, orgId, KEEPERS, lapsingNotice(lapsing))
    }
  })
}
