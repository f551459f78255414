import { shanghaiDay } from '../../clocks/working-days.ts'
import { type AuditEntry, appendAudit } from '../../http/audit.store.ts'
import type { Services } from '../../http/services.ts'
import { moveCase, PLATFORM } from '../../cases/move-case.ts'
import { needKind } from './need-kind.ts'
import { listOutdated } from './need.store.ts'

const AT_ONCE = 500

/**
 * Closes the needs whose days are over, each in a transaction of its own; one that an institution holds goes on until that has
 * said what it does. Answers how many, safe from any number of instances.
 */
export async function expireNeeds({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  let closed = 0
  for (const row of await listOutdated(db, shanghaiDay(now()), AT_ONCE)) {
    const isClosed = await db.transaction().execute(async (tx) => {
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
    })
    if (isClosed) closed += 1
  }
  return closed
}
