import { setParkEnterpriseStatus } from '@lqr/contract/parks/record-calls.ts'
import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { moveRecord } from '../../../publishing/move-record.ts'
import { findEnterpriseRecord } from '../park-records.store.ts'

export const setParkEnterpriseStatusCall = bindCall(
  setParkEnterpriseStatus,
  ({ db: tx, params, body, now, audit }) =>
    moveRecord(body, {
      tx,
      table: 'park_enterprise',
      id: params.id,
      now,
      notFound: zonesErrors.parkEnterpriseNotFound,
      find: () => findEnterpriseRecord(tx, params.id),
      audit,
    }),
)
