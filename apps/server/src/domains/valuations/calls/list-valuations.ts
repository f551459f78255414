import { listValuations } from '@lqr/contract/valuations/calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { countedPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { shownValuation } from '../show-valuation.ts'
import { countValuations, pageOfValuations } from '../valuation.store.ts'

export const listValuationsCall = bindCall(listValuations, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, validOnly } = body
  const own = { companyId: actor.companyId ?? '', validOn: validOnly ? shanghaiDay(now) : undefined }
  const [list, total] = await Promise.all([
    pageOfValuations(db, own, { limit: pageSize, offset: (currentPageNum - 1) * pageSize }),
    countValuations(db, own),
  ])
  return countedPage(
    list.map((kept) => shownValuation(kept, now)),
    total,
    { currentPageNum, pageSize },
  )
})
