import { listOwnBranches } from '@lqr/contract/bank-accounts/branch-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listOwn } from '../branches.store.ts'
import { ownOrgs } from '../own-branch.access.ts'

export const listOwnBranchesCall = bindCall(listOwnBranches, async ({ actor, db }) =>
  listOwn(db, await ownOrgs(db, actor)),
)
