import { qryAdvisorySvcByPage } from '@lqr/contract/advisory/calls.ts'
import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { caseScope } from '../../../cases/case-access.ts'
import { readPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { questionKind } from '../question-kind.ts'
import { countQuestionRows, listQuestionRows } from '../question-list.store.ts'

export const qryAdvisorySvcByPageCall = bindCall(qryAdvisorySvcByPage, async ({ db, actor, body, now }) => {
  const { currentPageNum, pageSize, keyword, ...filters } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const query = { ...filters, terms, now, scope: await caseScope(db, actor, questionKind) }
  return readPage(
    { currentPageNum, pageSize },
    (cut) => listQuestionRows(db, query, cut),
    () => countQuestionRows(db, query),
  )
})
