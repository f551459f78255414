import { getFormDraft } from '@lqr/contract/identity/form-draft-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { draftSealKey } from '../form-draft.access.ts'
import { findFormDraft } from '../form-draft.store.ts'

export const getFormDraftCall = bindCall(getFormDraft, async ({ actor, params, db, services }) => {
  const { accountId } = actor
  return {
    owner: accountId,
    sealKey: draftSealKey(services.cipher, accountId),
    draft: (await findFormDraft(db, services.cipher, { accountId, ...params })) ?? null,
  }
})
