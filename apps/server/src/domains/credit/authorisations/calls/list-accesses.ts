import { listAccesses } from '@lqr/contract/credit/access-calls.ts'
import { countedPage } from '../../../../data/paging.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { listCompanyAccesses } from '../access-log.store.ts'

export const listAccessesCall = bindCall(listAccesses, async ({ actor, body, db }) => {
  const { currentPageNum, pageSize, ...query } = body
  const { rows, total } = await listCompanyAccesses(
    db,
    { ...query, companyId: actor.companyId ?? '0' },
    { limit: pageSize, offset: (currentPageNum - 1) * pageSize },
  )
  return countedPage(rows, total, { currentPageNum, pageSize })
})
