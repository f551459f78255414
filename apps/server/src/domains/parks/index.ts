import type { BoundCall } from '../../http/bind-call.ts'
import { countParksCall } from './calls/count-parks.ts'
import { createParkEnterpriseCall } from './calls/create-park-enterprise.ts'
import { createParkCall } from './calls/create-park.ts'
import { getParkEnterpriseCall } from './calls/get-park-enterprise.ts'
import { getParkRecordCall } from './calls/get-park-record.ts'
import { getParkCall } from './calls/get-park.ts'
import { listParkEnterpriseRecordsCall } from './calls/list-park-enterprise-records.ts'
import { listParkEnterprisesCall } from './calls/list-park-enterprises.ts'
import { listParkRecordsCall } from './calls/list-park-records.ts'
import { listParksCall } from './calls/list-parks.ts'
import { setParkEnterpriseStatusCall } from './calls/set-park-enterprise-status.ts'
import { setParkStatusCall } from './calls/set-park-status.ts'
import { updateParkEnterpriseCall } from './calls/update-park-enterprise.ts'
import { updateParkCall } from './calls/update-park.ts'

export const parksCalls: readonly BoundCall[] = [
  listParksCall,
  countParksCall,
  getParkCall,
  listParkEnterprisesCall,
  getParkEnterpriseCall,
  listParkRecordsCall,
  getParkRecordCall,
  createParkCall,
  updateParkCall,
  setParkStatusCall,
  listParkEnterpriseRecordsCall,
  createParkEnterpriseCall,
  updateParkEnterpriseCall,
  setParkEnterpriseStatusCall,
]
