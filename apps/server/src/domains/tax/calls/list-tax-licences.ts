import { listTaxLicences } from '@lqr/contract/tax/calls.ts'
import { countedPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { licenceView, partyOf } from '../licence.access.ts'
import { pageOfLicences } from '../licence.store.ts'

export const listTaxLicencesCall = bindCall(listTaxLicences, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, status, bizNo } = body
  const { rows, total } = await pageOfLicences(
    db,
    { party: await partyOf(db, actor), now, status, bizNo },
    { limit: pageSize, offset: (currentPageNum - 1) * pageSize },
  )
  return countedPage(
    rows.map((row) => licenceView(row, actor, now)),
    total,
    { currentPageNum, pageSize },
  )
})
