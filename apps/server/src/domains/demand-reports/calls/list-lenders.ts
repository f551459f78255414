import { listLenders } from '@lqr/contract/demand-reports/move-calls.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listLenders as lendersIn } from '../lenders.store.ts'

export const listLendersCall = bindCall(listLenders, ({ db, query }) =>
  lendersIn(db, query.areaCode === undefined ? undefined : siteScope(query.areaCode)),
)
