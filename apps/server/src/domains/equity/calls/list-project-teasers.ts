import { listProjectTeasers } from '@lqr/contract/equity/project-calls.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { readPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countTeasers, listTeasers } from '../project-teasers.store.ts'

export const listProjectTeasersCall = bindCall(listProjectTeasers, async ({ body, db, request }) => {
  const { currentPageNum, pageSize, areaCode, ...filters } = body
  const siteCodes = siteScope(request.cityCode)
  const query = { ...filters, siteCodes, areaCodes: areaCode ? siteScope(areaCode) : undefined }
  return readPage(
    { currentPageNum, pageSize },
    (cut) => listTeasers(db, query, cut),
    () => countTeasers(db, query),
  )
})
