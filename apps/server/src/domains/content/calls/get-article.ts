import { getArticle } from '@lqr/contract/content/calls.ts'
import { contentErrors } from '@lqr/contract/content/errors.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { findArticle, findNeighbours } from '../content.store.ts'

export const getArticleCall = bindCall(getArticle, async ({ db, params, now, request }) => {
  const article = await findArticle(db, { id: params.id, now })
  if (!article) throw new CallError(contentErrors.notFound)
  const shown = { areas: siteScope(request.cityCode), now }
  return { ...article, ...(await findNeighbours(db, article, shown)) }
})
