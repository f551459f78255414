import { CREDIT_READERS } from '@lqr/contract/credit/readers.ts'
import type { Db } from '../../../data/database.ts'
import { type Actor, hasRole } from '../../../http/actor.ts'
import { subtreeOf } from '../../organisations/index.ts'
import { personalViewOf } from '../authorisations/index.ts'
import type { ReportScope } from './reports.store.ts'

/**
 * Which reports a person may see: the own company's own ones, or, for who reads credit there, those that the own institution made and that
 * show of people no more than the person may read anywhere.
 */
export async function reportScope(db: Db, actor: Actor): Promise<ReportScope> {
  if (actor.companyId !== null) return { companyId: actor.companyId }
  const isReader = actor.orgId !== null && hasRole(actor, ...CREDIT_READERS)
  const orgIds = isReader ? await subtreeOf(db, actor.orgId) : []
  return { orgIds, personalViews: personalViewOf(actor) === 'names' ? ['names', 'masked'] : ['masked'] }
}
