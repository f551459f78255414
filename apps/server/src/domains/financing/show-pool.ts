import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import type { PoolNeed } from '@lqr/contract/financing/response-entities.ts'
import { maskCompanyName } from '@lqr/contract/reference/mask-company-name.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { findProvider } from './dispatch.store.ts'
import { listPoolRows, type PoolRow } from './pool.store.ts'

/** The institution of the actor; a merged one takes nothing any more. */
export async function requireProvider(db: Db, actor: Actor) {
  const org = actor.orgId === null ? undefined : await findProvider(db, actor.orgId)
  if (!org) throw new CallError(errors.orgNotSuited)
  return org
}

/** A need of the pool with what the institution may do about it. */
export function shownInPool({ corporateName, showsCompany, hasResponded, ...row }: PoolRow): PoolNeed {
  const isFree = row.slotsFree > 0
  return {
    ...row,
    companyName: showsCompany ? corporateName : maskCompanyName(corporateName),
    can: {
      grab: isFree && !hasResponded,
      join: !isFree && !hasResponded && row.place === null,
      leave: row.place !== null,
    },
  }
}

/** One need as the actor's institution finds it in its pool; 409 when it is not there, or not any more. */
export async function requirePoolNeed(db: Db, actor: Actor, id: string, now: Date): Promise<PoolNeed> {
  const org = await requireProvider(db, actor)
  const query = { org, today: shanghaiDay(now), terms: [], id }
  const [row] = await listPoolRows(db, query, 'newest', { limit: 1, offset: 0 })
  if (!row) throw new CallError(errors.notPublished)
  return shownInPool(row)
}
