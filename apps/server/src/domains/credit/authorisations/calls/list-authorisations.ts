import { listAuthorisations } from '@lqr/contract/credit/calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { authorisationView } from '../authorisation-view.ts'
import { listGivenAuthorisations } from '../authorisations.store.ts'
import { countedPage } from '../../../../data/paging.ts'

export const listAuthorisationsCall = bindCall(listAuthorisations, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, status } = body
  const { rows, total } = await listGivenAuthorisations(
    db,
    { companyId: actor.companyId ?? '0', status, now },
    { limit: pageSize, offset: (currentPageNum - 1) * pageSize },
  )
  return countedPage(
    rows.map((row) => authorisationView(row, now)),
    total,
    { currentPageNum, pageSize },
  )
})
