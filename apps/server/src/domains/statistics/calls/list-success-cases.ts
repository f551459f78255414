import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { maskCompanyName } from '@lqr/contract/reference/mask-company-name.ts'
import { listSuccessCases } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listDisbursed } from '../counts.store.ts'

const SHOWN = 10

export const listSuccessCasesCall = bindCall(listSuccessCases, async ({ db, request }) => {
  const cases = await listDisbursed(db, codesWithin(request.cityCode), SHOWN)
  return cases.map(({ corporateName, ...shown }) => ({
    corporateNameMasked: maskCompanyName(corporateName),
    ...shown,
  }))
})
