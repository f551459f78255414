import { type AuditEntry, appendAudit } from '../../http/audit.store.ts'
import type { Services } from '../../http/services.ts'
import { expireCases } from '../../cases/expire-cases.ts'
import { PLATFORM } from '../../cases/move-case.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import { eachByItself } from '../../jobs/each-by-itself.ts'
import { holdPublishedNeed } from './response-detail.store.ts'
import { listUnrouted } from './dispatch.store.ts'
import { responseKind } from './response-kind.ts'
import { takesInstitutions } from './response.rules.ts'
import { routeNeed } from './route-need.ts'

/** Needs taken up in one run; the next run goes on. */
const AT_ONCE = 100

/**
 * Takes slots back whose contact clock has run out, and sends needs that no institution has reached in time by the rule of
 * dispatch; each in a transaction of its own, so that one that fails keeps no other waiting; safe from any number of instances. Answers how many responses and needs.
 */
export async function routeNeeds({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): Promise<{ lapsed: number; routed: number }> {
  let lapsed = 0
  let routed = 0
  const takeBack = async () => {
    lapsed = await expireCases({ db, now }, [responseKind])
  }
  const routeAll = async () =>
    eachByItself(await listUnrouted(db, now(), AT_ONCE), async (id) => {
      if (await db.transaction().execute((tx) => route(tx, id, now()))) routed += 1
    })
  await eachByItself([takeBack, routeAll], (part) => part())
  return { lapsed, routed }
}

async function route(db: Db, id: string, now: Date): Promise<boolean> {
  const need = await holdPublishedNeed(db, id)
  if (!need || !takesInstitutions(need, shanghaiDay(now)) || need.holders > 0) return false
  const entries: AuditEntry[] = []
  const sent = await routeNeed({ db, now, mover: PLATFORM, audit: (entry) => void entries.push(entry) }, need)
  await appendAudit(db, { actor: undefined, requestId: null, ip: null }, entries)
  return sent > 0
}
