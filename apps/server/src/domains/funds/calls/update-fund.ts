import { updateFund } from '@lqr/contract/funds/calls.ts'
import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { updatedRecord } from '../../../publishing/move-record.ts'
import { requireArea } from '../../reference/index.ts'
import { findFundRecord, updateFundRow } from '../funds.store.ts'

export const updateFundCall = bindCall(updateFund, async ({ db, params, body, now, audit }) => {
  const { version, ...form } = body
  const { id } = params
  requireArea(form.areaCode)
  return updatedRecord(await updateFundRow(db, { id, version }, form, now), {
    table: 'fund',
    id,
    notFound: zonesErrors.fundNotFound,
    find: () => findFundRecord(db, id),
    audit,
  })
})
