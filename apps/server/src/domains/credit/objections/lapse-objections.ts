import type { Moving } from '../../../cases/case-kind.ts'
import { moveCase, PLATFORM } from '../../../cases/move-case.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { type AuditEntry, appendAudit } from '../../../http/audit.store.ts'
import type { Services } from '../../../http/services.ts'
import { LAPSED_NOTE } from './copy.ts'
import { objectionKind } from './objection-kind.ts'
import { listWithoutItem } from './objection.store.ts'

/**
 * Closes the objections whose item is shown nowhere any more: its publication ended or its source took it back. One that its source
 * changed is still there, and the objection goes on. Answers how many; two workers never close one twice.
 */
export async function lapseObjections({ db, now: clock }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const now = clock()
  let closed = 0
  for (const row of await listWithoutItem(db, shanghaiDay(now))) {
    const after = await db.transaction().execute(async (tx) => {
      const entries: AuditEntry[] = []
      const moving: Moving = { db: tx, now, mover: PLATFORM, audit: (entry) => void entries.push(entry) }
      const moved = await moveCase(moving, objectionKind, row, { move: 'lapse', note: LAPSED_NOTE })
      await appendAudit(tx, { actor: undefined, requestId: null, ip: null }, entries)
      return moved
    })
    if (after) closed += 1
  }
  return closed
}
