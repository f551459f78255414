import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { CASE_WORKERS } from '../../cases/move-case.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { hasRole, isOfKind } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { subtreeOf } from '../organisations/index.ts'
import { type BranchFacts, type BranchScope, findBranch } from './branches.store.ts'

/** The branches the actor looks after: those of the own institution and below, for operators every one. */
export async function branchScope(db: Db, actor: Actor): Promise<BranchScope> {
  if (isOfKind(actor, 'operator')) return 'all'
  return actor.orgId !== null && hasRole(actor, ...CASE_WORKERS) ? subtreeOf(db, actor.orgId) : []
}

/** Whether the actor keeps the register of a bank and its branches; where, the scope says. */
export function isRegistrar(actor: Actor): boolean {
  return isOfKind(actor, 'operator') || hasRole(actor, 'financeManager')
}

/** The branch, if it is the actor's own or below; 404 otherwise. */
export async function requireOwnBranch(db: Db, actor: Actor, id: string): Promise<BranchFacts> {
  const branch = await findBranch(db, id, await branchScope(db, actor))
  if (!branch) throw new CallError(errors.branchNotFound)
  return branch
}
