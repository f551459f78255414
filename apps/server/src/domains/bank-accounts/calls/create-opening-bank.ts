import { createOpeningBank } from '@lqr/contract/bank-accounts/register-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireBank, requireCandidate, requireFreeCode } from '../register.access.ts'
import { insertBank } from '../register.store.ts'

export const createOpeningBankCall = bindCall(createOpeningBank, async ({ actor, audit, body, db }) => {
  const { orgId, ...bank } = body
  await requireCandidate(db, actor, orgId, undefined)
  await requireFreeCode(db, 'bankCode', bank.bankCode)
  await insertBank(db, orgId, bank)
  audit({ action: 'create-opening-bank', entity: 'opening_bank', entityId: orgId, detail: bank })
  return requireBank(db, actor, orgId)
})
