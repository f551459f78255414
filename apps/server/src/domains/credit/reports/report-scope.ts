import type { Db } from '../../../data/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { subtreeOf } from '../../organisations/index.ts'
import type { ReportScope } from './reports.store.ts'

/** Which reports a person may see: the own company's own ones, or those that the own institution made. */
export async function reportScope(db: Db, actor: Actor): Promise<ReportScope> {
  if (actor.companyId !== null) return { companyId: actor.companyId }
  return { orgIds: actor.orgId === null ? [] : await subtreeOf(db, actor.orgId) }
}
