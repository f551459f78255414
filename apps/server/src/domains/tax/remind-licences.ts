import type { Services } from '../../http/services.ts'
import { sendMessage } from '../messages/index.ts'
import { notifyStaff } from '../organisations/index.ts'
import { taxMessages } from './copy.ts'
import { endLapsed, noteEnding } from './licence-clock.store.ts'

/** Days before its end that an enterprise is told of it. */
const DAYS_BEFORE = 7

/**
 * Tells enterprises of licences that end soon, once each, and both sides of those that have ended; answers how many. Of what
 * was over with its case before nobody is told.
 */
export function remindLicences({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const at = now()
    const lapsed = await endLapsed(tx, at)
    for (const { companyId, orgId, orgName, isCaseLiving, ...licence } of lapsed) {
      if (!isCaseLiving) continue
      await sendMessage(tx, { ...taxMessages.expired(licence, orgName), companyId })
      await notifyStaff(tx, orgId, ['financeOfficer', 'financeManager'], taxMessages.lapsed(licence))
    }
    const ending = await noteEnding(tx, at, DAYS_BEFORE)
    for (const { companyId, orgName, days, ...licence } of ending) {
      await sendMessage(tx, { ...taxMessages.ending(licence, orgName, days), companyId })
    }
    return lapsed.length + ending.length
  })
}
