import { getBatchRecord } from '@lqr/contract/demand-reports/batch-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { readBatchRecord } from '../show-batch.ts'

export const getBatchRecordCall = bindCall(getBatchRecord, (context) =>
  readBatchRecord(context, context.params.id),
)
