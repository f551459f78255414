import type { Moving } from '../../../cases/case-kind.ts'
import { moveCase, PLATFORM } from '../../../cases/move-case.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { type AuditEntry, appendAudit } from '../../../http/audit.store.ts'
import type { Services } from '../../../http/services.ts'
import { eachByItself } from '../../../jobs/each-by-itself.ts'
import { LAPSED_NOTE } from './copy.ts'
import { objectionKind } from './objection-kind.ts'
import { listWithoutItem, type ObjectionRecord } from './objection.store.ts'

/**
 * Closes the objections whose item is shown nowhere any more: its publication ended or its source took it back. One that its source
 * changed is still there, and the objection goes on. Each has a transaction of its own, so that one that fails keeps no other open.
 * Answers how many; two workers never close one twice.
 */
export async function lapseObjections({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const at = now()
  let closed = 0
  await eachByItself(await listWithoutItem(db, shanghaiDay(at)), async (row) => {
    if (await db.transaction().execute((tx) => lapse(tx, row, at))) closed += 1
  })
  return closed
}

/** False when somebody else was faster. */
async function lapse(db: Db, row: ObjectionRecord, now: Date): Promise<boolean> {
  const entries: AuditEntry[] = []
  const moving: Moving = { db, now, mover: PLATFORM, audit: (entry) => void entries.push(entry) }
  const after = await moveCase(moving, objectionKind, row, { move: 'lapse', note: LAPSED_NOTE })
  await appendAudit(db, { actor: undefined, requestId: null, ip: null }, entries)
  return after !== undefined
}
