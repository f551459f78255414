import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import { type AuditEntry, appendAudit } from '../../http/audit.store.ts'
import type { Services } from '../../http/services.ts'
import { eachByItself } from '../../jobs/each-by-itself.ts'
import { moveCase, PLATFORM } from '../../cases/move-case.ts'
import { needKind } from './need-kind.ts'
import { listOutdated, type NeedRecord } from './need.store.ts'

const AT_ONCE = 500

/**
 * Closes the needs whose days are over, each in a transaction of its own, so that one that fails keeps no other open; one that an
 * institution holds goes on until that has said what it does. Answers how many, safe from any number of instances.
 */
export async function expireNeeds(
  { db, now }: Pick<Services, 'db' | 'now'>,
  atOnce = AT_ONCE,
): Promise<number> {
  const expire = async (tx: Db, row: NeedRecord) => {
    const entries: AuditEntry[] = []
    const moving = {
      db: tx,
      now: now(),
      mover: PLATFORM,
      audit: (entry: AuditEntry) => void entries.push(entry),
    }
    const after = await moveCase(moving, needKind, row, { move: 'expire' })
    await appendAudit(tx, { actor: undefined, requestId: null, ip: null }, entries)
    return after !== undefined
  }
  let closed = 0
  for (;;) {
    const before = closed
    const rows = await listOutdated(db, shanghaiDay(now()), atOnce)
    await eachByItself(rows, async (row) => {
      if (await db.transaction().execute((tx) => expire(tx, row))) closed += 1
    })
    if (rows.length < atOnce || closed === before) return closed
  }
}
