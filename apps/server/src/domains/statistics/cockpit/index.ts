import type { BoundCall } from '../../../http/bind-call.ts'
import { getOperationalCall } from './calls/get-operational.ts'
import { listAreaEnterprisesCall } from './calls/list-area-enterprises.ts'
import { listDistrictDemandCall } from './calls/list-district-demand.ts'
import { listDistrictsCall } from './calls/list-districts.ts'

/** What the government of an area reads of it (specification 7). */
export const cockpitCalls: readonly BoundCall[] = [
  listDistrictsCall,
  getOperationalCall,
  listDistrictDemandCall,
  listAreaEnterprisesCall,
]
