import { setParkStatus } from '@lqr/contract/parks/record-calls.ts'
import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { moveRecord } from '../../../publishing/move-record.ts'
import { findParkRecord } from '../park-records.store.ts'

export const setParkStatusCall = bindCall(setParkStatus, ({ db: tx, params, body, now, audit }) =>
  moveRecord(body, {
    tx,
    table: 'park',
    id: params.id,
    now,
    notFound: zonesErrors.parkNotFound,
    find: () => findParkRecord(tx, params.id),
    audit,
  }),
)
