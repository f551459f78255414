import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { getRegionTree } from '@lqr/contract/reference/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { listRegions } from '../reference.store.ts'
import { treeOf } from '../tree.rules.ts'

export const getRegionTreeCall = bindCall(getRegionTree, async ({ db, now }) => {
  const tree = treeOf(await listRegions(db, now), (region) => region.code)
  if (!tree) throw new CallError(kernelErrors.unavailable)
  return tree
})
