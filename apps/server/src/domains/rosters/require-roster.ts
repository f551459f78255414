import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { requireRecord } from '../../publishing/move-record.ts'
import { findRosterRecord } from './roster-records.store.ts'
import { rosterCan, rosterReach } from './rosters.access.ts'

/** A roster as the viewer maintains or reads it; undefined when it is out of reach. */
export async function rosterFor(db: Db, actor: Actor, id: string, now: Date) {
  const record = await findRosterRecord(db, rosterReach(actor), shanghaiDay(now), id)
  return record && { ...record, can: rosterCan(actor) }
}

/** The same; throws rosterNotFound for one that is not there or out of reach, without telling which. */
export function requireRoster(db: Db, actor: Actor, id: string, now: Date) {
  return requireRecord(rosterFor(db, actor, id, now), zonesErrors.rosterNotFound)
}
