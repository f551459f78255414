import { listValuations } from '@lqr/contract/valuations/calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { readPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { shownValuation } from '../show-valuation.ts'
import { countValuations, pageOfValuations } from '../valuation.store.ts'

export const listValuationsCall = bindCall(listValuations, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, validOnly } = body
  const own = { companyId: actor.companyId ?? '', validOn: validOnly ? shanghaiDay(now) : undefined }
  return readPage(
    { currentPageNum, pageSize },
    async (cut) => (await pageOfValuations(db, own, cut)).map((kept) => shownValuation(kept, now)),
    () => countValuations(db, own),
  )
})
