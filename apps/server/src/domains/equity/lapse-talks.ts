import { moveCase, PLATFORM } from '../../cases/move-case.ts'
import type { Db } from '../../data/database.ts'
import { type AuditEntry, appendAudit } from '../../http/audit.store.ts'
import type { Services } from '../../http/services.ts'
import { eachByItself } from '../../jobs/each-by-itself.ts'
import { interestKind } from './interest-kind.ts'
import { holdProjectOf, type InterestRecord, listOverTalks } from './interest.store.ts'
import { NO_TALK } from './talk.rules.ts'

const AT_ONCE = 500

/**
 * Takes times for a talk from the table of which the last is over, each proposal in a transaction of its own: one that fails keeps no
 * other from it. Answers how many, safe from any number of instances.
 */
export async function lapseTalks(
  { db, now }: Pick<Services, 'db' | 'now'>,
  atOnce = AT_ONCE,
): Promise<number> {
  let lapsed = 0
  for (;;) {
    const before = lapsed
    const rows = await listOverTalks(db, now(), atOnce)
    await eachByItself(rows, async (row) => {
      if (await db.transaction().execute((tx) => lapse(tx, row, now()))) lapsed += 1
    })
    if (rows.length < atOnce || lapsed === before) return lapsed
  }
}

/** False when other times were proposed meanwhile, or somebody else was faster. */
async function lapse(db: Db, row: InterestRecord, now: Date): Promise<boolean> {
  await holdProjectOf(db, row.id)
  const entries: AuditEntry[] = []
  const moving = { db, now, mover: PLATFORM, audit: (entry: AuditEntry) => void entries.push(entry) }
  const after = await moveCase(moving, interestKind, row, { move: 'lapseTalk', change: NO_TALK })
  await appendAudit(db, { actor: undefined, requestId: null, ip: null }, entries)
  return after !== undefined
}
