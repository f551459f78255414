import { listArticles } from '@lqr/contract/content/calls.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findArticles } from '../content.store.ts'

export const listArticlesCall = bindCall(listArticles, ({ services, body, now, request }) =>
  findArticles(services, { ...body, areas: siteScope(request.cityCode), now }),
)
