import { listParkRecords } from '@lqr/contract/parks/record-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findParkRecords } from '../park-records.store.ts'

export const listParkRecordsCall = bindCall(listParkRecords, ({ db, body }) => findParkRecords(db, body))
