import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Services } from '../../../http/services.ts'
import { itemsChanged } from '../changes/index.ts'
import { claimEnded } from './end-publications.store.ts'

const PORTION = 500

/**
 * Items whose publication is over are shown nowhere since that day, by the query's own date; here those who saw them in the last 90
 * days are told, and what was computed from them falls due. Answers how many ended.
 */
export async function endPublications({ db, now: clock }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const now = clock()
  let ended = 0
  for (;;) {
    const claimed = await db.transaction().execute(async (tx) => {
      const items = await claimEnded(tx, shanghaiDay(now), now.toISOString(), PORTION)
      if (items.length > 0) await itemsChanged(tx, 'ended', items, now)
      return items.length
    })
    ended += claimed
    if (claimed < PORTION) return ended
  }
}
