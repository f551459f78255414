import { checkAllLinks, checkBrokenLink, listBrokenLinks } from '@lqr/contract/content/broken-link-calls.ts'
import { contentErrors as errors } from '@lqr/contract/content/errors.ts'
import { type BoundCall, bindCall } from '../../../http/bind-call.ts'
import { addJob, addJobOnce } from '../../../jobs/add-job.store.ts'
import { editedRegion } from '../../../publishing/edited-areas.ts'
import { requireRecord } from '../../../publishing/require-record.ts'
import { checkRecord } from './check-links.ts'
import { findBroken, findBrokenLink } from './checked-links.store.ts'

export const brokenLinkCalls: readonly BoundCall[] = [
  bindCall(listBrokenLinks, ({ actor, db, body }) => findBroken(db, editedRegion(actor), body)),
  bindCall(checkBrokenLink, async ({ actor, db, services, params: { id }, audit }) => {
    const region = editedRegion(actor)
    const { source, recordId, href, isOutside } = await requireRecord(
      findBrokenLink(db, region, id),
      errors.linkNotFound,
    )
    await checkRecord(services, db, source, recordId)
    const isBroken = (await findBrokenLink(db, region, id)) !== undefined
    const isWaiting = isBroken && isOutside
    if (isWaiting) await addJob(db, 'check-links', { href })
    audit({ action: 'check-link', entity: 'checked_link', entityId: id, detail: { href } })
    return { isBroken, isWaiting }
  }),
  bindCall(checkAllLinks, async ({ db, audit }) => {
    await addJobOnce(db, 'check-links')
    audit({ action: 'check-all-links', entity: 'checked_link' })
    return { isWaiting: true }
  }),
]
