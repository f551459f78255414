import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { getSiteTree } from '@lqr/contract/reference/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { listSites } from '../reference.store.ts'
import { treeOf } from '../tree.rules.ts'

export const getSiteTreeCall = bindCall(getSiteTree, async ({ db }) => {
  const tree = treeOf(await listSites(db), (site) => site.id)
  if (!tree) throw new CallError(kernelErrors.unavailable)
  return tree
})
