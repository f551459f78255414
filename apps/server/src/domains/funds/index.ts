import type { BoundCall } from '../../http/bind-call.ts'
import { countFundsCall } from './calls/count-funds.ts'
import { createFundCall } from './calls/create-fund.ts'
import { getFundCall } from './calls/get-fund.ts'
import { listFundRecordsCall } from './calls/list-fund-records.ts'
import { listFundsCall } from './calls/list-funds.ts'
import { setFundStatusCall } from './calls/set-fund-status.ts'
import { updateFundCall } from './calls/update-fund.ts'

export const fundsCalls: readonly BoundCall[] = [
  listFundsCall,
  countFundsCall,
  getFundCall,
  listFundRecordsCall,
  createFundCall,
  updateFundCall,
  setFundStatusCall,
]
