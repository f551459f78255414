import type { BoundCall } from '../../http/bind-call.ts'
import { countPoliciesByLevelCall } from './calls/count-policies-by-level.ts'
import { countPoliciesByTypeCall } from './calls/count-policies-by-type.ts'
import { getPolicyCall } from './calls/get-policy.ts'
import { listPoliciesCall } from './calls/list-policies.ts'
import { documentRecordCalls } from './documents/document-records.ts'
import { itemRecordCalls } from './items/item-records.ts'
import { ledgerCalls } from './ledger/ledger-calls.ts'
import { matchingCalls } from './matching/match-calls.ts'
import { reportCalls } from './reports/report-calls.ts'

export { matchDueItems, remindDeclaring } from './ledger/index.ts'
export { matchForCompany } from './matching/index.ts'
export { policiesWithLinks } from './linked-policies.store.ts'
export { countPolicies, findPolicies, type PolicyFilter } from './policies.store.ts'
export { policiesInSearch, rungsInSearch } from './search.store.ts'

export const policiesCalls: readonly BoundCall[] = [
  listPoliciesCall,
  getPolicyCall,
  countPoliciesByLevelCall,
  countPoliciesByTypeCall,
  ...documentRecordCalls,
  ...itemRecordCalls,
  ...matchingCalls,
  ...ledgerCalls,
  ...reportCalls,
]
