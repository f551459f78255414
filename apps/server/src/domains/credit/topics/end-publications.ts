import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Services } from '../../../http/services.ts'
import { notifyStaff } from '../../organisations/index.ts'
import { topicMessages } from './copy.ts'
import { claimEnded, listReadersSince } from './end-publications.store.ts'
import { raiseDataVersion } from './topic-items.store.ts'

const TOLD_DAYS = 90
const PORTION = 500
const DAY_MS = 86_400_000
const ROLES = ['financeOfficer', 'financeManager'] as const

/**
 * Items whose publication is over are shown nowhere since that day, by the query's own date; here those who saw them in the last 90
 * days are told, and what was computed from them falls due. Answers how many ended.
 */
export async function endPublications({ db, now: clock }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const now = clock()
  const since = new Date(now.getTime() - TOLD_DAYS * DAY_MS).toISOString()
  let ended = 0
  for (;;) {
    const claimed = await db.transaction().execute(async (tx) => {
      const items = await claimEnded(tx, shanghaiDay(now), now.toISOString(), PORTION)
      if (items.length === 0) return 0
      await raiseDataVersion(tx, [...new Set(items.map(({ companyId }) => companyId))], now.toISOString())
      for (const { orgId, corporateName, topics } of await listReadersSince(tx, items, since)) {
        await notifyStaff(tx, orgId, ROLES, topicMessages.ended(corporateName, topics))
      }
      return items.length
    })
    ended += claimed
    if (claimed < PORTION) return ended
  }
}
