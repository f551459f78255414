import type { BoundCall } from '../../http/bind-call.ts'
import { getServiceCall } from './calls/get-service.ts'
import { listServicesCall } from './calls/list-services.ts'
import { enquiryCalls } from './enquiry-calls.ts'
import { serviceRecordCalls } from './service-records.ts'

export { agencyInSearch, cultivationInSearch } from './search.store.ts'
export { serviceEnquiryKind } from './enquiry-kind.ts'
export { remindLapsing } from './remind-lapsing.ts'

export const servicesCalls: readonly BoundCall[] = [
  listServicesCall,
  getServiceCall,
  ...serviceRecordCalls,
  ...enquiryCalls,
]
