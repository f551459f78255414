import { listNeeds } from '@lqr/contract/financing/need-calls.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { countedPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countOpenNeeds, listOpenNeeds } from '../open-needs.store.ts'
import { daysBetween } from '../need.rules.ts'

export const listNeedsCall = bindCall(listNeeds, async ({ body, db, now, request }) => {
  const { currentPageNum, pageSize, sort, areaCode, ...filters } = body
  const today = shanghaiDay(now)
  const query = {
    ...filters,
    today,
    siteCodes: siteScope(request.cityCode),
    areaCodes: areaCode ? siteScope(areaCode) : undefined,
  }
  const [needs, total] = await Promise.all([
    listOpenNeeds(db, query, sort, { limit: pageSize, offset: (currentPageNum - 1) * pageSize }),
    countOpenNeeds(db, query),
  ])
  const list = needs.map((need) => ({ ...need, daysLeft: daysBetween(today, need.validTo) }))
  return countedPage(list, total, { currentPageNum, pageSize })
})
