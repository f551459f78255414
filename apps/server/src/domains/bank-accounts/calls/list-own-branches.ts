import { listOwnBranches } from '@lqr/contract/bank-accounts/branch-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listOwn } from '../branches.store.ts'
import { branchScope } from '../own-branch.access.ts'
import { showBranches } from '../show-branch.ts'

export const listOwnBranchesCall = bindCall(listOwnBranches, async ({ actor, db }) =>
  showBranches(db, actor, await listOwn(db, await branchScope(db, actor))),
)
