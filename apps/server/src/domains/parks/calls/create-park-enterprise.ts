import { createParkEnterprise } from '@lqr/contract/parks/record-calls.ts'
import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireRecord } from '../../../publishing/move-record.ts'
import { findEnterpriseRecord, findParkRecord, insertParkEnterprise } from '../park-records.store.ts'

export const createParkEnterpriseCall = bindCall(
  createParkEnterprise,
  async ({ db, params, body, audit }) => {
    const park = await requireRecord(findParkRecord(db, params.id), zonesErrors.parkNotFound)
    const id = await insertParkEnterprise(db, park.id, body)
    audit({
      action: 'create-park-enterprise',
      entity: 'park_enterprise',
      entityId: id,
      detail: { parkId: park.id },
    })
    return requireRecord(findEnterpriseRecord(db, id), zonesErrors.parkEnterpriseNotFound)
  },
)
