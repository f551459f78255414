import { listPoolProjects } from '@lqr/contract/equity/interest-calls.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { caseScope } from '../../../cases/case-access.ts'
import { countedPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listOwnIn } from '../interest-list.store.ts'
import { interestKind } from '../interest-kind.ts'
import { countTeasers, listTeasers } from '../project-teasers.store.ts'

/** What everybody reads of published projects, with what the own institution has begun on each. */
export const listPoolProjectsCall = bindCall(listPoolProjects, async ({ actor, body, db }) => {
  const { currentPageNum, pageSize, areaCode, ...filters } = body
  const query = { ...filters, areaCodes: areaCode ? siteScope(areaCode) : undefined }
  const cut = { limit: pageSize, offset: (currentPageNum - 1) * pageSize }
  const [list, total] = await Promise.all([listTeasers(db, query, cut), countTeasers(db, query)])
  const { orgIds } = await caseScope(db, actor, interestKind)
  const ids = list.map(({ id }) => id)
  const own = await listOwnIn(db, orgIds, ids)
  const rows = list.map((teaser) => ({
    ...teaser,
    interestId: own.get(teaser.id) ?? null,
    can: { interest: !own.has(teaser.id) },
  }))
  return countedPage(rows, total, { currentPageNum, pageSize })
})
