import type { OwnBranch } from '@lqr/contract/bank-accounts/branch-calls.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import type { BranchFacts } from './branches.store.ts'
import { isRegistrar, requireOwnBranch } from './own-branch.access.ts'
import { listStanding } from './register.store.ts'

/** Branches as those who look after them see them, with the appointments that still lie ahead. */
export async function showBranches(
  db: Db,
  actor: Actor,
  branches: readonly BranchFacts[],
): Promise<OwnBranch[]> {
  const standing = await listStanding(
    db,
    branches.map(({ id }) => id),
  )
  return branches.map((branch) => ({
    ...branch,
    standing: standing
      .filter(({ branchId }) => branchId === branch.id)
      .map(({ id, applyNo, appointTime, status }) => ({ id, applyNo, appointTime, status })),
    canRegister: isRegistrar(actor),
  }))
}

/** One branch as it is now; 404 when it is not the actor's. */
export async function showOwnBranch(db: Db, actor: Actor, id: string): Promise<OwnBranch> {
  const [shown] = await showBranches(db, actor, [await requireOwnBranch(db, actor, id)])
  if (!shown) throw new Error(`branch ${id} is not shown`)
  return shown
}
