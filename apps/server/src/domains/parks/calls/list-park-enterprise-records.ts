import { listParkEnterpriseRecords } from '@lqr/contract/parks/record-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findEnterpriseRecords } from '../park-records.store.ts'

export const listParkEnterpriseRecordsCall = bindCall(listParkEnterpriseRecords, ({ db, body }) =>
  findEnterpriseRecords(db, body),
)
