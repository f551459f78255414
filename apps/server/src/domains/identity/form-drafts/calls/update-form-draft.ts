import { updateFormDraft } from '@lqr/contract/identity/form-draft-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { requireDraftOwner } from '../form-draft.access.ts'
import { saveFormDraft } from '../form-draft.store.ts'

// No audit row: a draft is nobody's case yet, and one is saved every few seconds.
export const updateFormDraftCall = bindCall(
  updateFormDraft,
  async ({ actor, params, body, db, services, now }) => {
    const { accountId } = actor
    requireDraftOwner(accountId, body.owner)
    const { content } = body
    return { savedAt: await saveFormDraft(db, services.cipher, { accountId, ...params, content, now }) }
  },
)
