import type { BoundCall } from '../../http/bind-call.ts'
import { countParksCall } from './calls/count-parks.ts'
import { getParkEnterpriseCall } from './calls/get-park-enterprise.ts'
import { getParkRecordCall } from './calls/get-park-record.ts'
import { getParkCall } from './calls/get-park.ts'
import { listParkEnterprisesCall } from './calls/list-park-enterprises.ts'
import { listParksCall } from './calls/list-parks.ts'
import { parkEnterpriseRecordCalls } from './park-enterprise-records.ts'
import { parkRecordCalls } from './park-records.ts'

export const parksCalls: readonly BoundCall[] = [
  listParksCall,
  countParksCall,
  getParkCall,
  listParkEnterprisesCall,
  getParkEnterpriseCall,
  getParkRecordCall,
  ...parkRecordCalls,
  ...parkEnterpriseRecordCalls,
]
