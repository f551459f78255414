import { listHeldAuthorisations } from '@lqr/contract/credit/authorisation-request-calls.ts'
import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { countedPage } from '../../../../data/paging.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { subtreeOf } from '../../../organisations/index.ts'
import { heldView } from '../authorisation-view.ts'
import { listHeld } from '../requests.store.ts'

export const listHeldAuthorisationsCall = bindCall(
  listHeldAuthorisations,
  async ({ actor, body, db, now }) => {
    const { currentPageNum, pageSize, keyword, status, openOnly, bizNo } = body
    const query = {
      orgIds: await subtreeOf(db, actor.orgId ?? '0'),
      terms: keyword ? searchTerms(keyword) : [],
      status,
      openOnly,
      bizNo,
      now,
    }
    const { rows, total } = await listHeld(db, query, {
      limit: pageSize,
      offset: (currentPageNum - 1) * pageSize,
    })
    return countedPage(
      rows.map((row) => heldView(row, { readerOrgId: actor.orgId, now })),
      total,
      { currentPageNum, pageSize },
    )
  },
)
