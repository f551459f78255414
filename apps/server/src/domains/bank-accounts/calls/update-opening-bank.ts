import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { updateOpeningBank } from '@lqr/contract/bank-accounts/register-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { requireBank, requireFreeCode } from '../register.access.ts'
import { hasOpenOpenings, updateBank } from '../register.store.ts'

/** A form that openings under way were made with stays until they are over. */
export const updateOpeningBankCall = bindCall(updateOpeningBank, async (context) => {
  const { actor, audit, body, db, now, params } = context
  const { version, ...bank } = body
  const before = await requireBank(db, actor, params.id)
  if (!before.canEdit) throw new CallError(errors.bankNotFound)
  await requireFreeCode(db, 'bankCode', bank.bankCode, params.id)
  if (before.profile !== bank.profile && (await hasOpenOpenings(db, params.id))) {
    throw new CallError(errors.profileInUse, { fields: { profile: errors.profileInUse.msg } })
  }
  if (!(await updateBank(db, { id: params.id, version }, bank, now))) {
    throw new CallError(errors.staleBank, { data: await requireBank(db, actor, params.id) })
  }
  audit({ action: 'update-opening-bank', entity: 'opening_bank', entityId: params.id, detail: bank })
  return requireBank(db, actor, params.id)
})
