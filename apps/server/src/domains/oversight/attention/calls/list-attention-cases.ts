import { listAttentionCases } from '@lqr/contract/oversight/attention-calls.ts'
import { maskCompanyName } from '@lqr/contract/reference/mask-company-name.ts'
import { DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import { countedPage } from '../../../../data/paging.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { cockpitAreaOf } from '../../../statistics/index.ts'
import { attentionScope } from '../attention-scope.ts'
import { countAttentionRows, listAttentionRows } from '../attention.store.ts'

/** The cases behind a number: where they are and since when, without the name of the enterprise. */
export const listAttentionCasesCall = bindCall(listAttentionCases, async ({ db, actor, body, now }) => {
  const { currentPageNum, pageSize, areaId, unwrittenOnly, ...asked } = body
  const area = cockpitAreaOf(actor, areaId)
  // Whoever looks at a place below writes for the own area, which must not speak of a case twice either.
  const unwrittenBy = unwrittenOnly ? [area, actor.regionCode ?? DEFAULT_SUBSTATION_ID] : undefined
  const query = { ...asked, unwrittenBy, ...(await attentionScope(db, area, now)) }
  const cut = { limit: pageSize, offset: (currentPageNum - 1) * pageSize }
  const rows = await listAttentionRows(db, query, cut)
  const list = rows.map((row) => ({ ...row, companyName: maskCompanyName(row.companyName) }))
  return countedPage(list, await countAttentionRows(db, query), { currentPageNum, pageSize })
})
