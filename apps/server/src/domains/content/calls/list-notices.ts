import { listNotices } from '@lqr/contract/content/calls.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findArticles } from '../content.store.ts'

export const listNoticesCall = bindCall(listNotices, ({ services, body, now, request }) =>
  findArticles(services, { ...body, kind: 'notice', areas: siteScope(request.cityCode), now }),
)
