import { getHelp } from '@lqr/contract/content/calls.ts'
import { contentErrors } from '@lqr/contract/content/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { findArticle } from '../content.store.ts'

export const getHelpCall = bindCall(getHelp, async ({ db, params, now }) => {
  const help = await findArticle(db, { id: params.id, now, kind: 'help' })
  if (!help) throw new CallError(contentErrors.notFound)
  return help
})
