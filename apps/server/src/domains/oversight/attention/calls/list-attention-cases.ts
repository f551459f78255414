import { listAttentionCases } from '@lqr/contract/oversight/attention-calls.ts'
import { maskCompanyName } from '@lqr/contract/reference/mask-company-name.ts'
import { countedPage } from '../../../../data/paging.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { cockpitAreaOf } from '../../../statistics/index.ts'
import { attentionScope } from '../attention-scope.ts'
import { countAttentionRows, listAttentionRows } from '../attention.store.ts'

/** The cases behind a number: where they are and since when, without the name of the enterprise. */
export const listAttentionCasesCall = bindCall(listAttentionCases, async ({ db, actor, body, now }) => {
  const { currentPageNum, pageSize, areaId, ...asked } = body
  const query = { ...asked, ...(await attentionScope(db, cockpitAreaOf(actor, areaId), now)) }
  const cut = { limit: pageSize, offset: (currentPageNum - 1) * pageSize }
  const rows = await listAttentionRows(db, query, cut)
  const list = rows.map((row) => ({ ...row, companyName: maskCompanyName(row.companyName) }))
  return countedPage(list, await countAttentionRows(db, query), { currentPageNum, pageSize })
})
