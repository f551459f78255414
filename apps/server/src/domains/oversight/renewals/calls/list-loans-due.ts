import { FARTHEST_WINDOW, listLoansDue } from '@lqr/contract/oversight/renewal-calls.ts'
import { maskCompanyName } from '@lqr/contract/reference/mask-company-name.ts'
import { dayAfter } from '../../../../clocks/calendar-days.ts'
import { shanghaiDay } from '../../../../clocks/working-days.ts'
import { countedPage } from '../../../../data/paging.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { isOfKind } from '../../../../http/actor.ts'
import { loanScope, readsAreas } from '../loan-scope.ts'
import { countLoanRows, listLoanRows } from '../loans.store.ts'
import { daysUntil, renewalWay } from '../renewal.rules.ts'

/** The loans behind the radar; an enterprise also sees those past their day, and whole areas are read without names. */
export const listLoansDueCall = bindCall(listLoansDue, async (context) => {
  const { db, actor, body, now } = context
  const { currentPageNum, pageSize, withinDays, areaId, orgId, state } = body
  const today = shanghaiDay(now)
  const scope = await loanScope(context, areaId)
  const isOwner = scope.companyId !== undefined
  const query = {
    ...scope,
    state,
    from: isOwner ? null : today,
    until: isOwner && withinDays === undefined ? null : dayAfter(today, withinDays ?? FARTHEST_WINDOW),
    orgIds: orgId === undefined ? scope.orgIds : (scope.orgIds?.filter((one) => one === orgId) ?? [orgId]),
  }
  const rows = await listLoanRows(db, query, {
    limit: pageSize,
    offset: (currentPageNum - 1) * pageSize,
  })
  const mayRenew = isOfKind(actor, 'enterprise')
  const list = rows.map((row) => {
    const daysLeft = daysUntil(row.dueOn, today)
    const { canRenew, asksInstitution } = renewalWay(row, daysLeft)
    return {
      ...row,
      companyName: readsAreas(actor) ? maskCompanyName(row.companyName) : row.companyName,
      daysLeft,
      canRenew: mayRenew && canRenew,
      asksInstitution,
    }
  })
  return countedPage(list, await countLoanRows(db, query), { currentPageNum, pageSize })
})
