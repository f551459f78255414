import { listParkRecords } from '@lqr/contract/products/parks/park-record-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { findParkRecords } from '../park-records.store.ts'

export const listParkRecordsCall = bindCall(listParkRecords, ({ db, body }) => findParkRecords(db, body))
