import type { BoundCall } from '../../http/bind-call.ts'
import { countFundsCall } from './calls/count-funds.ts'
import { getFundCall } from './calls/get-fund.ts'
import { listFundsCall } from './calls/list-funds.ts'
import { fundRecordCalls } from './fund-records.ts'

export const fundsCalls: readonly BoundCall[] = [
  listFundsCall,
  countFundsCall,
  getFundCall,
  ...fundRecordCalls,
]
