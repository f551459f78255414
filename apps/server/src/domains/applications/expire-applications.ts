import { CASE_CLOCKS } from '@lqr/contract/kernel/case-clocks.ts'
import { readCalendar } from '../../clocks/calendar.store.ts'
import type { Db } from '../../data/database.ts'
import { type AuditEntry, appendAudit } from '../../http/audit.store.ts'
import type { Services } from '../../http/services.ts'
import { isExpired } from '../../clocks/case-clocks.rules.ts'
import { listUnaccepted } from './application-clocks.store.ts'
import type { ApplicationRecord } from './application.store.ts'
import { EXPIRED_NOTE, PLATFORM_NAME } from './copy.ts'
import { moveApplication } from './move-application.ts'

const DAY_MS = 86_400_000

/**
 * Closes applications that nobody accepted long after their due time, each in a transaction of its own; the enterprise
 * keeps its data and may move on to another institution. Answers how many.
 */
export async function expireApplications({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const moment = now()
  const calendar = await readCalendar(db)
  const earliest = new Date(moment.getTime() - CASE_CLOCKS.expiryWorkingDays * DAY_MS)
  const late = (await listUnaccepted(db, earliest)).filter((row) =>
    isExpired(calendar, row.accept_due_at ?? '', moment),
  )
  let closed = 0
  for (const row of late) {
    if (await db.transaction().execute((tx) => expire(tx, row, moment))) closed += 1
  }
  return closed
}

async function expire(db: Db, row: ApplicationRecord, now: Date): Promise<boolean> {
  const entries: AuditEntry[] = []
  const mover = { side: 'platform', accountId: null, name: PLATFORM_NAME } as const
  const moving = { db, now, mover, audit: (entry: AuditEntry) => void entries.push(entry) }
  const after = await moveApplication(moving, row, { action: 'expire', note: EXPIRED_NOTE })
  await appendAudit(db, { actor: undefined, requestId: null, ip: null }, entries)
  return after !== undefined
}
