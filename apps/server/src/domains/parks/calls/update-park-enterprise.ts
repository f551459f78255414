import { updateParkEnterprise } from '@lqr/contract/parks/record-calls.ts'
import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { updatedRecord } from '../../../publishing/move-record.ts'
import { findEnterpriseRecord, updateEnterpriseRow } from '../park-records.store.ts'

export const updateParkEnterpriseCall = bindCall(
  updateParkEnterprise,
  async ({ db, params, body, now, audit }) => {
    const { version, ...form } = body
    const { id } = params
    return updatedRecord(await updateEnterpriseRow(db, { id, version }, form, now), {
      table: 'park_enterprise',
      id,
      notFound: zonesErrors.parkEnterpriseNotFound,
      find: () => findEnterpriseRecord(db, id),
      audit,
    })
  },
)
