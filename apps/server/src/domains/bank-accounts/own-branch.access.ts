import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { caseScope } from '../../cases/case-access.ts'
import { CASE_WORKERS } from '../../cases/move-case.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { type BranchFacts, findBranch } from './branches.store.ts'

/** The organisations whose branches the actor's people look after. */
export async function ownOrgs(db: Db, actor: Actor): Promise<readonly string[]> {
  return (await caseScope(db, actor, { readers: CASE_WORKERS })).orgIds
}

/** The branch, if it is the actor's own or below; 404 otherwise. */
export async function requireOwnBranch(db: Db, actor: Actor, id: string): Promise<BranchFacts> {
  const branch = await findBranch(db, id, await ownOrgs(db, actor))
  if (!branch) throw new CallError(errors.branchNotFound)
  return branch
}
