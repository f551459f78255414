import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { referenceErrors } from '@lqr/contract/reference/errors.ts'
import { updateSite } from '@lqr/contract/reference/site-calls.ts'
import { allTaken } from '../../../data/all-taken.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { findSiteRow, setOpenUrl } from '../sites.store.ts'

export const updateSiteCall = bindCall(updateSite, async ({ params, body, db, now, actor, audit }) => {
  const { id } = params
  const { openUrl, version, ...rest } = body
  allTaken(rest)
  const before = await findSiteRow(db, id)
  if (!before) throw new CallError(referenceErrors.siteNotFound)
  const isDone = await setOpenUrl(db, { id, version }, { openUrl, by: actor.accountId, now })
  const after = await findSiteRow(db, id)
  if (!isDone || !after) throw new CallError(kernelErrors.conflict, { data: after ?? before })
  audit({
    action: 'update-site',
    entity: 'site',
    entityId: id,
    detail: { name: after.name, from: before.openUrl, to: after.openUrl },
  })
  return after
})
