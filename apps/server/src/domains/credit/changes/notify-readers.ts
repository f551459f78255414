import { CREDIT_READERS } from '@lqr/contract/credit/readers.ts'
import type { Db } from '../../../data/database.ts'
import { notifyStaff } from '../../organisations/index.ts'
import { changeMessages } from './copy.ts'
import { raiseDataVersion } from './data-version.store.ts'
import { type ChangedItem, listReadersSince } from './readers.store.ts'
import { withdrawReports } from './withdrawn-reports.store.ts'

const TOLD_DAYS = 90
const DAY_MS = 86_400_000

/**
 * What follows when items end or are corrected: whatever was computed from them is out of date, reports that list them go out no more, and
 * the institutions that read them in the last 90 days are told, once each.
 */
export async function itemsChanged(
  tx: Db,
  how: keyof typeof changeMessages,
  items: readonly ChangedItem[],
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - TOLD_DAYS * DAY_MS).toISOString()
  await raiseDataVersion(tx, [...new Set(items.map(({ companyId }) => companyId))], now.toISOString())
  await withdrawReports(tx, items, now.toISOString())
  for (const { orgId, corporateName, topics } of await listReadersSince(tx, items, since)) {
    await notifyStaff(tx, orgId, CREDIT_READERS, changeMessages[how](corporateName, topics))
  }
}
