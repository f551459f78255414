import { listLeaseInstitutions } from '@lqr/contract/leasing/calls.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listLeasingInstitutions } from '../lease-institutions.store.ts'

export const listLeaseInstitutionsCall = bindCall(listLeaseInstitutions, ({ db, query }) =>
  listLeasingInstitutions(db, query.areaCode ? siteScope(query.areaCode) : undefined),
)
