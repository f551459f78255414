import { createHash } from 'node:crypto'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Actor } from '../../http/actor.ts'

type RightsHolder = Pick<Actor, 'roles' | 'orgId' | 'companyId' | 'regionCode' | 'userSourceType'>

/**
 * What somebody may see hangs on these; a file made with others is not theirs any more. The certification is not among them:
 * what it opens stays the company's own.
 */
export function rightsOf(actor: RightsHolder): Buffer {
  const { roles, orgId, companyId, regionCode, userSourceType } = actor
  const told = JSON.stringify([[...roles].sort(), orgId, companyId, regionCode, userSourceType])
  return createHash('sha256').update(told).digest()
}

/** When the day of the province began. */
export function startOfDay(now: Date): Date {
  return new Date(`${shanghaiDay(now)}T00:00:00+08:00`)
}
