import { CREDIT_READERS } from '@lqr/contract/credit/readers.ts'
import type { Db } from '../../../data/database.ts'
import { type Actor, hasRole } from '../../../http/actor.ts'
import { subtreeOf } from '../../organisations/index.ts'
import type { ReportScope } from './reports.store.ts'

/** Which reports a person may see: the own company's own ones, or those that the own institution made, for who reads credit there. */
export async function reportScope(db: Db, actor: Actor): Promise<ReportScope> {
  if (actor.companyId !== null) return { companyId: actor.companyId }
  if (actor.orgId === null || !hasRole(actor, ...CREDIT_READERS)) return { orgIds: [] }
  return { orgIds: await subtreeOf(db, actor.orgId) }
}
