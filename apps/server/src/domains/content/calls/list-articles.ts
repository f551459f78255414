import { listArticles } from '@lqr/contract/content/calls.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findArticles } from '../content.store.ts'

export const listArticlesCall = bindCall(listArticles, ({ db, body, now, request }) =>
  findArticles(db, { ...body, areas: siteScope(request.cityCode), now }),
)
