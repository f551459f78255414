import { listFundRecords } from '@lqr/contract/funds/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findFundRecords } from '../funds.store.ts'

export const listFundRecordsCall = bindCall(listFundRecords, ({ db, body }) => findFundRecords(db, body))
