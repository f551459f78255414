import { createFund } from '@lqr/contract/funds/calls.ts'
import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireRecord } from '../../../publishing/move-record.ts'
import { requireArea } from '../../reference/index.ts'
import { findFundRecord, insertFund } from '../funds.store.ts'

export const createFundCall = bindCall(createFund, async ({ db, body, audit }) => {
  requireArea(body.areaCode)
  const id = await insertFund(db, body)
  audit({ action: 'create-fund', entity: 'fund', entityId: id })
  return requireRecord(findFundRecord(db, id), zonesErrors.fundNotFound)
})
