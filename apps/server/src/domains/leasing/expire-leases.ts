import type { Db } from '../../data/database.ts'
import { type AuditEntry, appendAudit } from '../../http/audit.store.ts'
import type { Services } from '../../http/services.ts'
import { sendMessage } from '../messages/index.ts'
import { EXPIRED_NOTE, leaseExpiredNotice, PLATFORM_NAME } from './copy.ts'
import { holdNeed, listResponses, listUnanswered } from './lease.store.ts'
import { moveResponse, settleNeed } from './move-lease.ts'

/** Needs taken up in one run; the next run goes on. */
const AT_ONCE = 500

/**
 * Closes what institutions have not taken up by the need's last day, each need in a transaction of its own; a need that
 * nobody took up ends with it, and its enterprise is told. Answers how many needs were touched.
 */
export async function expireLeases({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const moment = now()
  let touched = 0
  for (const id of await listUnanswered(db, moment, AT_ONCE)) {
    if (await db.transaction().execute((tx) => expire(tx, id, moment))) touched += 1
  }
  return touched
}

async function expire(db: Db, id: string, now: Date): Promise<boolean> {
  const need = await holdNeed(db, id)
  if (!need) return false
  const entries: AuditEntry[] = []
  const mover = { side: 'platform', accountId: null, name: PLATFORM_NAME } as const
  const moving = { db, now, mover, audit: (entry: AuditEntry) => void entries.push(entry) }
  const waiting = (await listResponses(db, id)).filter(({ status }) => status === 'SUBMITTED')
  for (const response of waiting) {
    await moveResponse(moving, need, response, { action: 'expire', note: EXPIRED_NOTE })
  }
  if (waiting.length === 0) return false
  const after = await settleNeed(moving, need)
  if (after.status === 'EXPIRED') {
    await sendMessage(db, { ...leaseExpiredNotice(after), companyId: after.company_id })
  }
  await appendAudit(db, { actor: undefined, requestId: null, ip: null }, entries)
  return true
}
