import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Services } from '../../../http/services.ts'
import { eachByItself } from '../../../jobs/each-by-itself.ts'
import { sendMessage } from '../../messages/index.ts'
import { areasWithin, factsOf, isOfferedTo, listFacts, matchRules } from '../matching/index.ts'
import { ledgerCopy } from './copy.ts'
import { advanceRun, type Found, holdRun, keepMatches, listDueItems } from './match-run.store.ts'

/** So many enterprises in one transaction: it ends within a moment, and reads between two of them find the database free. */
export const PORTION = 2_000
const ITEMS_AT_ONCE = 200

type Needed = Pick<Services, 'db' | 'now'>

/** Matches one portion of an item and tells whom it newly fits; false when nothing is left to do. */
async function matchPortion({ db, now }: Needed, id: string, portion: number): Promise<boolean> {
  const at = now()
  const today = shanghaiDay(at)
  return db.transaction().execute(async (tx) => {
    const item = await holdRun(tx, id, at)
    if (!item) return false
    const { lastCompanyId: after, rulesVersion } = item
    const areaCodes = areasWithin(item.areaCodes)
    const rows = await listFacts(tx, { today, after, limit: portion, areaCodes })
    const fitting = rows.flatMap((row): Found[] => {
      const facts = factsOf(row, today)
      if (!isOfferedTo(item, facts)) return []
      const { standing } = matchRules(item, facts)
      return standing === 'fits' || standing === 'judged' ? [{ companyId: row.companyId, standing }] : []
    })
    const isLast = rows.length < portion
    const lastCompanyId = rows.at(-1)?.companyId ?? after
    // Beyond the last certified enterprise of the area stand those that have left it.
    const upTo = isLast ? String(Number.MAX_SAFE_INTEGER) : lastCompanyId
    const told = await keepMatches(tx, { itemId: id, rulesVersion, after, upTo, fitting, now: at })
    if (told.length > 0) {
      const notice = { kind: 'policies.fits', link: ledgerCopy.link, ...ledgerCopy.fits(item.name) }
      await sendMessage(tx, { ...notice, companyIds: told })
    }
    await advanceRun(tx, id, { lastCompanyId, isLast, now: at })
    return !isLast
  })
}

/**
 * Matches every item that is new, changed or newly in force with all certified enterprises, and each day anew those given without asking;
 * one that fails keeps no other waiting, and any number of instances is safe.
 */
export async function matchDueItems(services: Needed, portion = PORTION): Promise<number> {
  const due = await listDueItems(services.db, services.now(), ITEMS_AT_ONCE)
  await eachByItself(due, async (id) => {
    let isMore = true
    while (isMore) isMore = await matchPortion(services, id, portion)
  })
  return due.length
}
