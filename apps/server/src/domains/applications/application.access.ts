import type { Role } from '@lqr/contract/kernel/access.ts'
import { creditErrors } from '@lqr/contract/credit/errors.ts'
import type { ApplicationCan } from '@lqr/contract/applications/entities.ts'
import {
  afterAction,
  type ApplicationAction,
  type ApplicationStatus,
} from '@lqr/contract/applications/states.ts'
import { MAX_TRANSFERS } from '@lqr/contract/kernel/case-clocks.ts'
import type { Db } from '../../data/database.ts'
import { type Actor, hasRole, isOfKind } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { insertAccess, isLive } from '../credit/index.ts'
import type { FileReader } from '../files/index.ts'
import { subtreeOf } from '../organisations/index.ts'
import { findAuthorisationState } from './application-detail.store.ts'
import { type ApplicationScope, findApplication } from './application.store.ts'

export type Side = 'enterprise' | 'institution'

/** Whoever sees an institution's cases; those who work on them see contact and documents too. */
const READERS: readonly Role[] = ['financeOfficer', 'financeManager', 'financeProduct']
const WORKERS: readonly Role[] = ['financeOfficer', 'financeManager']

/** Actions a person takes, whose they are and, at an institution, which roles may (the roles of the contract). */
export type PersonAction = keyof ApplicationCan
const ACTIONS: Record<PersonAction, { side: Side; roles: readonly Role[]; certified?: boolean }> = {
  accept: { side: 'institution', roles: WORKERS },
  review: { side: 'institution', roles: WORKERS },
  supplement: { side: 'institution', roles: WORKERS },
  reject: { side: 'institution', roles: WORKERS },
  credit: { side: 'institution', roles: ['financeManager'] },
  sign: { side: 'institution', roles: WORKERS },
  disburse: { side: 'institution', roles: WORKERS },
  settle: { side: 'institution', roles: WORKERS },
  supply: { side: 'enterprise', roles: ['enterprise'], certified: true },
  withdraw: { side: 'enterprise', roles: ['enterprise'] },
  transfer: { side: 'enterprise', roles: ['enterprise'], certified: true },
}

export function sideOfAction(action: PersonAction): Side {
  return ACTIONS[action].side
}

/** The rows a person may see: those of the own enterprise, and those of the own institution and its branches. */
export async function applicationScope(db: Db, actor: Actor): Promise<ApplicationScope> {
  return {
    companyId: hasRole(actor, 'enterprise') ? actor.companyId : null,
    orgIds: actor.orgId !== null && hasRole(actor, ...READERS) ? await subtreeOf(db, actor.orgId) : [],
  }
}

/** The part of a scope on which an action of that side may be taken. */
export function scopeOfSide(scope: ApplicationScope, side: Side): ApplicationScope {
  return side === 'enterprise' ? { ...scope, orgIds: [] } : { ...scope, companyId: null }
}

interface CanRow {
  readonly status: ApplicationStatus
  readonly resumeStatus: ApplicationStatus | null
  readonly companyId: string
  readonly orgId: string
  readonly transfers: number
}

/** What the viewer may do with the row now: the right side, one of the roles, and a move its state allows. */
export function applicationCan(actor: Actor, scope: ApplicationScope, row: CanRow): ApplicationCan {
  const may = (action: PersonAction): boolean => {
    const { side, roles, certified } = ACTIONS[action]
    const isMine =
      side === 'enterprise' ? scope.companyId === row.companyId : scope.orgIds.includes(row.orgId)
    return (
      isMine &&
      hasRole(actor, ...roles) &&
      (!certified || isOfKind(actor, 'enterprise')) &&
      (action !== 'transfer' || row.transfers < MAX_TRANSFERS) &&
      afterAction(action satisfies ApplicationAction, row.status, row.resumeStatus) !== undefined
    )
  }
  return {
    accept: may('accept'),
    review: may('review'),
    supplement: may('supplement'),
    supply: may('supply'),
    reject: may('reject'),
    credit: may('credit'),
    sign: may('sign'),
    disburse: may('disburse'),
    settle: may('settle'),
    withdraw: may('withdraw'),
    transfer: may('transfer'),
  }
}

/** Whether contact and finances are shown in full: to the enterprise, and to those working on it under a live consent. */
export function seesSensitive(actor: Actor, companyId: string, isAuthorised: boolean): boolean {
  return actor.companyId === companyId || (isAuthorised && hasRole(actor, ...WORKERS))
}

/**
 * Whether the actor may read the documents of an application. An institution's look is recorded; 403 when the case is its
 * own but the enterprise's authorisation has been revoked or has lapsed.
 */
export const canReadApplicationFile: FileReader = async (db, actor, applicationId) => {
  const row = await findApplication(db, applicationId, await applicationScope(db, actor))
  if (!row) return false
  if (row.company_id === actor.companyId) return true
  if (!hasRole(actor, ...WORKERS)) return false
  const now = new Date()
  const state = await findAuthorisationState(db, row.authorisation_id)
  if (!state || !isLive(state, now)) throw new CallError(creditErrors.notAuthorised)
  await insertAccess(db, {
    authorisationId: state.id,
    accountId: actor.accountId,
    what: 'applicationFile',
    at: now,
  })
  return true
}
