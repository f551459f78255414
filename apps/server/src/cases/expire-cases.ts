import type { CaseClock } from '@lqr/contract/kernel/cases/define-case.ts'
import { readCalendar } from '../clocks/calendar.store.ts'
import type { Db } from '../data/database.ts'
import { type AuditEntry, appendAudit } from '../http/audit.store.ts'
import type { Services } from '../http/services.ts'
import { eachByItself } from '../jobs/each-by-itself.ts'
import { isExpired } from './case-clock.rules.ts'
import { listLongWaiting } from './case-clock.store.ts'
import type { CaseKind, CaseRow, Moving } from './case-kind.ts'
import { expiredNote } from './copy.ts'
import { moveCase, PLATFORM } from './move-case.ts'

/**
 * Closes the cases of the kinds that nobody took up in time, each in a transaction of its own: one that fails keeps no other open. Answers
 * how many, safe from any number of instances.
 */
export async function expireCases(
  { db, now }: Pick<Services, 'db' | 'now'>,
  kinds: readonly CaseKind[],
): Promise<number> {
  let closed = 0
  const clocks = kinds.flatMap((kind) =>
    Object.entries(kind.declaration.clocks).map(([code, clock]) => ({ kind, code, clock })),
  )
  await eachByItself(clocks, async ({ kind, code, clock }) =>
    eachByItself(await listExpired(db, kind, code, clock, now()), async (row) => {
      if (await db.transaction().execute((tx) => expire(tx, kind, row, clock, now()))) closed += 1
    }),
  )
  return closed
}

async function listExpired(
  db: Db,
  kind: CaseKind,
  code: string,
  { expiry }: CaseClock,
  now: Date,
): Promise<CaseRow[]> {
  if (!expiry) return []
  const calendar = await readCalendar(db)
  const rows = await listLongWaiting(db, kind, code, expiry, now)
  return rows.filter((row) =>
    isExpired(calendar, expiry, { dueAt: row.due_at ?? '', createdAt: row.created_at }, now),
  )
}

async function expire(
  db: Db,
  kind: CaseKind,
  row: CaseRow,
  { expiry, name }: CaseClock,
  now: Date,
): Promise<boolean> {
  if (!expiry) return false
  await kind.hold?.(db, row.id)
  const entries: AuditEntry[] = []
  const moving: Moving = { db, now, mover: PLATFORM, audit: (entry) => void entries.push(entry) }
  const after = await moveCase(moving, kind, row, { move: expiry.by, note: expiredNote(name) })
  if (after) await kind.settle?.(moving, after)
  await appendAudit(db, { actor: undefined, requestId: null, ip: null }, entries)
  return after !== undefined
}
