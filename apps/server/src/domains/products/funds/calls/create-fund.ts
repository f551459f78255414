import { createFund } from '@lqr/contract/products/funds/fund-calls.ts'
import { zonesErrors } from '@lqr/contract/products/publication-fields.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { requireRecord } from '../../move-record.ts'
import { requireArea } from '../../require-area.ts'
import { findFundRecord, insertFund } from '../funds.store.ts'

export const createFundCall = bindCall(createFund, async ({ db, body, audit }) => {
  requireArea(body.areaCode)
  const id = await insertFund(db, body)
  audit({ action: 'create-fund', entity: 'fund', entityId: id })
  return requireRecord(findFundRecord(db, id), zonesErrors.fundNotFound)
})
