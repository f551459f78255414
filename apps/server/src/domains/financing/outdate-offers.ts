import { moveCase, PLATFORM } from '../../cases/move-case.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import { type AuditEntry, appendAudit } from '../../http/audit.store.ts'
import type { Services } from '../../http/services.ts'
import { eachByItself } from '../../jobs/each-by-itself.ts'
import { responseKind } from './response-kind.ts'
import { holdNeedOf, listOutdatedOffers, type ResponseRecord } from './response.store.ts'

const AT_ONCE = 500

/**
 * Gives the indications whose last day is over back to their institutions, each in a transaction of its own: one that fails keeps no
 * other from it. Answers how many, safe from any number of instances.
 */
export async function outdateOffers(
  { db, now }: Pick<Services, 'db' | 'now'>,
  atOnce = AT_ONCE,
): Promise<number> {
  let outdated = 0
  for (;;) {
    const before = outdated
    const rows = await listOutdatedOffers(db, shanghaiDay(now()), atOnce)
    await eachByItself(rows, async (row) => {
      if (await db.transaction().execute((tx) => outdate(tx, row, now()))) outdated += 1
    })
    if (rows.length < atOnce || outdated === before) return outdated
  }
}

/** False when the enterprise has chosen meanwhile, or somebody else was faster. */
async function outdate(db: Db, row: ResponseRecord, now: Date): Promise<boolean> {
  await holdNeedOf(db, row.id)
  const entries: AuditEntry[] = []
  const moving = { db, now, mover: PLATFORM, audit: (entry: AuditEntry) => void entries.push(entry) }
  const after = await moveCase(moving, responseKind, row, { move: 'outdate' })
  await appendAudit(db, { actor: undefined, requestId: null, ip: null }, entries)
  return after !== undefined
}
