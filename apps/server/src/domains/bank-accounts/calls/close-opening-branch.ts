import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { closeOpeningBranch } from '@lqr/contract/bank-accounts/register-calls.ts'
import type { Db } from '../../../data/database.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { sendMessage } from '../../messages/index.ts'
import type { BranchFacts } from '../branches.store.ts'
import { branchClosedText } from '../copy.ts'
import { requireOwnBranch } from '../own-branch.access.ts'
import { changeBranch, listStanding } from '../register.store.ts'
import { showOwnBranch } from '../show-branch.ts'

/** Asks every enterprise with an appointment ahead to move it or to cancel. */
async function notifyEnterprises(db: Db, branch: BranchFacts, reason: string | null): Promise<void> {
  for (const standing of await listStanding(db, [branch.id])) {
    const [title, body] = branchClosedText(branch.name, standing, reason)
    await sendMessage(db, {
      kind: 'bank-accounts.branch-closed',
      title,
      body,
      link: `/personal/account-openings/${standing.id}`,
      companyId: standing.companyId,
    })
  }
}

export const closeOpeningBranchCall = bindCall(closeOpeningBranch, async (context) => {
  const { actor, audit, body, db, now, params } = context
  const { isClosed, version } = body
  const reason = (isClosed && body.reason) || null
  const branch = await requireOwnBranch(db, actor, params.id)
  const change = { closed_at: isClosed ? now.toISOString() : null, close_reason: reason }
  if (!(await changeBranch(db, { id: branch.id, version }, change, now))) {
    throw new CallError(errors.staleBranch, { data: await showOwnBranch(db, actor, branch.id) })
  }
  if (isClosed && branch.closedAt === null) await notifyEnterprises(db, branch, reason)
  audit({
    action: isClosed ? 'close-opening-branch' : 'reopen-opening-branch',
    entity: 'opening_branch',
    entityId: branch.id,
    detail: { reason },
  })
  return showOwnBranch(db, actor, branch.id)
})
