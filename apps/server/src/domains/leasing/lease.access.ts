import type { Role } from '@lqr/contract/kernel/access.ts'
import type { LeaseTaskDetail } from '@lqr/contract/leasing/entities.ts'
import { afterLeaseMove } from '@lqr/contract/leasing/states.ts'
import type { Db } from '../../data/database.ts'
import { type Actor, hasRole, isOfKind } from '../../http/actor.ts'
import type { FileReader } from '../files/index.ts'
import { subtreeOf } from '../organisations/index.ts'
import { isOpen, opensFiles } from './lease.rules.ts'
import { type LeaseResponseRecord, listResponses } from './lease.store.ts'
import { findOwnNeed } from './lease-detail.store.ts'

const WORKERS: readonly Role[] = ['financeOfficer', 'financeManager']

/** The institutions whose answers a person may see and give: the own one and its branches. */
export async function leaseOrgIds(db: Db, actor: Actor): Promise<string[]> {
  return actor.orgId !== null && hasRole(actor, ...WORKERS) ? subtreeOf(db, actor.orgId) : []
}

type Answer = Pick<LeaseResponseRecord, 'status' | 'agreed_at' | 'offer_valid_to'>

/** What an institution's person may do with its answer now; signing waits until the enterprise has accepted the offer. */
export function taskCan(actor: Actor, row: Answer): LeaseTaskDetail['can'] {
  const may = (action: keyof LeaseTaskDetail['can']) =>
    hasRole(actor, ...WORKERS) && afterLeaseMove(action, row.status) !== undefined
  return {
    accept: may('accept'),
    offer: may('offer'),
    sign: may('sign') && row.agreed_at !== null,
    close: may('close'),
    decline: may('decline'),
  }
}

/** Whether the enterprise may take its need back: while an institution may still act on it and none has signed. */
export function mayWithdraw(actor: Actor, answers: readonly Answer[]): boolean {
  return (
    isOfKind(actor, 'enterprise:any') &&
    answers.some(({ status }) => isOpen(status)) &&
    !answers.some(({ status }) => status === 'SIGNED' || status === 'CLOSED')
  )
}

/** Whether an offer still holds on that day (YYYY-MM-DD in the province). */
export function offerHolds(row: Answer, today: string): boolean {
  return row.offer_valid_to === null || row.offer_valid_to >= today
}

/** Whether the enterprise may accept the offer: certified, not accepted yet, and still valid. */
export function mayAgree(actor: Actor, row: Answer, today: string): boolean {
  return (
    isOfKind(actor, 'enterprise') &&
    afterLeaseMove('agree', row.status) !== undefined &&
    row.agreed_at === null &&
    offerHolds(row, today)
  )
}

/** Whether the actor may read the documents of a need: its enterprise, and institutions that may still act on it. */
export const canReadLeaseFile: FileReader = async (db, actor, needId) => {
  if (isOfKind(actor, 'enterprise:any')) return (await findOwnNeed(db, needId, actor.companyId)) !== undefined
  const orgIds = await leaseOrgIds(db, actor)
  if (orgIds.length === 0) return false
  const answers = await listResponses(db, needId)
  return answers.some((answer) => orgIds.includes(answer.org_id) && opensFiles(answer.status))
}
