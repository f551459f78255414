import { deleteFormDraft } from '@lqr/contract/identity/form-draft-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { requireDraftOwner } from '../form-draft.access.ts'
import { deleteFormDraft as deleteDraft } from '../form-draft.store.ts'

export const deleteFormDraftCall = bindCall(deleteFormDraft, async ({ actor, params, query, db }) => {
  const { accountId } = actor
  requireDraftOwner(accountId, query.owner)
  await deleteDraft(db, { accountId, ...params })
  return { done: true }
})
