import { moveCase, PLATFORM } from '../../cases/move-case.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import { type AuditEntry, appendAudit } from '../../http/audit.store.ts'
import type { Services } from '../../http/services.ts'
import { eachByItself } from '../../jobs/each-by-itself.ts'
import type { LeaseAnswer } from './lease-answer.ts'
import { leaseKind } from './lease-kind.ts'
import { holdNeed, listLapsedOffers } from './lease.store.ts'
import { settleNeed } from './settle-need.ts'

const AT_ONCE = 500

/**
 * Gives the offers whose last day is over back to their institutions, each in a transaction of its own: one that fails keeps no other
 * from it. Answers how many, safe from any number of instances.
 */
export async function lapseLeaseOffers(
  { db, now }: Pick<Services, 'db' | 'now'>,
  atOnce = AT_ONCE,
): Promise<number> {
  let lapsed = 0
  for (;;) {
    const before = lapsed
    const rows = await listLapsedOffers(db, shanghaiDay(now()), atOnce)
    await eachByItself(rows, async (row) => {
      if (await db.transaction().execute((tx) => lapse(tx, row, now()))) lapsed += 1
    })
    if (rows.length < atOnce || lapsed === before) return lapsed
  }
}

/** False when the enterprise has accepted the offer meanwhile, or somebody else was faster. */
async function lapse(db: Db, row: LeaseAnswer, now: Date): Promise<boolean> {
  await holdNeed(db, row.need_id)
  const entries: AuditEntry[] = []
  const moving = { db, now, mover: PLATFORM, audit: (entry: AuditEntry) => void entries.push(entry) }
  const after = await moveCase(moving, leaseKind, row, { move: 'lapse' })
  if (after) await settleNeed(moving, row.need_id)
  await appendAudit(db, { actor: undefined, requestId: null, ip: null }, entries)
  return after !== undefined
}
