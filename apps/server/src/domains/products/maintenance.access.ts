import type { Role } from '@lqr/contract/kernel/access.ts'
import type { MaintainedProductCan } from '@lqr/contract/products/maintenance-entities.ts'
import {
  afterProductAction,
  OFFERING_ACTIONS,
  type ProductAction,
  type ProductStanding,
} from '@lqr/contract/products/product-states.ts'
import type { Db } from '../../data/database.ts'
import { type Actor, hasRole } from '../../http/actor.ts'
import { subtreeOf } from '../organisations/index.ts'

/** The products somebody may see for maintenance: those of some institutions, or all of them. */
export interface MaintenanceScope {
  readonly orgIds: readonly string[]
  readonly isAll: boolean
}

/** Officers and managers read what their house is about to offer; changing it is for the product role alone. */
const READERS: readonly Role[] = ['financeProduct', 'financeOfficer', 'financeManager']
const MAINTAINERS: readonly Role[] = ['financeProduct']
const REVIEWERS: readonly Role[] = ['operator', 'admin']

export type ActorSide = 'institution' | 'platform'

/** On whose behalf the actor works on products. */
export function sideOf(actor: Actor): ActorSide {
  return hasRole(actor, ...REVIEWERS) ? 'platform' : 'institution'
}

/** The products a person may see: operators all, an institution's people those of their own house and its branches. */
export async function maintenanceScope(db: Db, actor: Actor): Promise<MaintenanceScope> {
  const isAll = sideOf(actor) === 'platform'
  const sees = actor.orgId !== null && hasRole(actor, ...READERS)
  return { isAll, orgIds: sees ? await subtreeOf(db, actor.orgId ?? '') : [] }
}

/** The organisations whose products the actor maintains; empty without the product role. */
export async function maintainedOrgIds(db: Db, actor: Actor): Promise<string[]> {
  return actor.orgId !== null && hasRole(actor, ...MAINTAINERS) ? subtreeOf(db, actor.orgId) : []
}

export interface CanRow extends ProductStanding {
  readonly orgId: string
  readonly unlistedBy: ActorSide | null
  readonly isOrgEnded: boolean
}

/**
 * Whether the actor may take the action on a product of the scope now: writing and submitting are the institution's,
 * deciding is the platform's, both take a product down, and only the side that did puts it back. What an institution that has
 * ended leaves behind is put away by whoever could before, and offered by nobody.
 */
export function mayAct(actor: Actor, scope: MaintenanceScope, row: CanRow, action: ProductAction): boolean {
  if (afterProductAction(action, row) === undefined || offersForEnded(row, action)) return false
  const isPlatform = hasRole(actor, ...REVIEWERS)
  const isMaintainer = hasRole(actor, ...MAINTAINERS) && scope.orgIds.includes(row.orgId)
  switch (action) {
    case 'approve':
    case 'return':
      return isPlatform
    case 'unlist':
      return isPlatform || isMaintainer
    case 'relist':
      return row.unlistedBy === 'platform' ? isPlatform : isMaintainer
    case 'update':
    case 'submit':
    case 'withdraw':
    case 'delete':
      return isMaintainer
  }
}

/** Whether the action would offer something for an institution that has ended. */
export function offersForEnded({ isOrgEnded }: CanRow, action: ProductAction): boolean {
  return isOrgEnded && OFFERING_ACTIONS.includes(action)
}

/** What the viewer may do with the product now. */
export function maintainedProductCan(
  actor: Actor,
  scope: MaintenanceScope,
  row: CanRow,
): MaintainedProductCan {
  const may = (action: ProductAction) => mayAct(actor, scope, row, action)
  return {
    update: may('update'),
    submit: may('submit'),
    withdraw: may('withdraw'),
    delete: may('delete'),
    copy: !row.isOrgEnded && hasRole(actor, ...MAINTAINERS) && scope.orgIds.includes(row.orgId),
    unlist: may('unlist'),
    relist: may('relist'),
    review: may('approve'),
  }
}
