import { listAuthorisations } from '@lqr/contract/credit/calls.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { authorisationView } from '../authorisation-view.ts'
import { listGivenAuthorisations } from '../credit.store.ts'

export const listAuthorisationsCall = bindCall(listAuthorisations, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize } = body
  const { rows, total } = await listGivenAuthorisations(db, actor.companyId ?? '0', {
    limit: pageSize,
    offset: (currentPageNum - 1) * pageSize,
  })
  return {
    list: rows.map((row) => authorisationView(row, now)),
    total: Math.min(total, EXACT_TOTAL_LIMIT),
    ...(total > EXACT_TOTAL_LIMIT ? { totalIsEstimate: true } : {}),
    currentPageNum,
    pageSize,
  }
})
