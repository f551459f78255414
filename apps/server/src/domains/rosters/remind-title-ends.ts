import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Services } from '../../http/services.ts'
import { sendMessage } from '../messages/index.ts'
import { rosterCopy } from './copy.ts'
import { noteEndingTitles } from './title-ends.store.ts'

/** A title holds for three years, and its renewal is prepared from half a year before on. */
const MONTHS_BEFORE = 6

/** Tells enterprises, once for each last day, that a title of theirs ends within half a year. */
export function remindTitleEnds({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const { title, validTo, companyIds } of await noteEndingTitles(
      tx,
      shanghaiDay(now()),
      MONTHS_BEFORE,
    ))
      await sendMessage(tx, { ...rosterCopy.titleEnds(title, validTo), companyIds })
  })
}
