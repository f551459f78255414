import { listHelp } from '@lqr/contract/content/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findWholeArticles } from '../content.store.ts'

/** Help is the same on every site. */
export const listHelpCall = bindCall(listHelp, ({ db, body, now }) =>
  findWholeArticles(db, { ...body, kind: 'help', now }),
)
