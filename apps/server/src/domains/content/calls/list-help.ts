import { listHelp } from '@lqr/contract/content/calls.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findWholeArticles } from '../content.store.ts'

/** Help for the whole province is on every site; what an area says of its own counter is on its sites alone. */
export const listHelpCall = bindCall(listHelp, ({ db, body, now, request }) =>
  findWholeArticles(db, { ...body, kind: 'help', areas: siteScope(request.cityCode), now }),
)
