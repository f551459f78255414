import { organisationsErrors as errors } from '@lqr/contract/organisations/errors.ts'
import { closeOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import { affairKinds } from '@lqr/contract/organisations/succession.ts'
import { type BoundCall, bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import type { Affair, OrganisationHolder } from '../../../succession/holder.ts'
import { requireConfirmedName, requireVersion, shownAfter } from '../changed-organisation.ts'
import { openAffairs } from '../copy.ts'
import { countAffairs } from '../count-affairs.ts'
import { holdOrganisations, updateOrganisationRow } from '../maintenance.store.ts'

/** Refused while something is under way: that is ended first, or handed over by a merger. */
export function makeCloseOrganisationCall(holders: readonly OrganisationHolder[]): BoundCall {
  return bindCall(closeOrganisation, async ({ params, body, db, now, audit }) => {
    const before = await requireVersion(db, params.id, body.version)
    requireConfirmedName(before, body.confirmName)
    await holdOrganisations(db, [before.id])
    const blocking = (await countAffairs(db, holders, before.id, now)).filter(({ blocks }) => blocks > 0)
    if (blocking.length > 0) throw new CallError(errors.stillBusy, { msg: stillThere(blocking) })
    await updateOrganisationRow(db, before, { status: 'closed', ended_at: now.toISOString() }, now)
    for (const holder of holders) await holder.end?.(db, { from: before, now, audit })
    audit({ action: 'close-organisation', entity: 'organisation', entityId: before.id })
    return shownAfter(db, before.id)
  })
}

/** What stands in the way, counted, and the way on. */
function stillThere(blocking: readonly Affair[]): string {
  const parts = blocking.map(({ kind, blocks }) => {
    const known = affairKinds.find(({ code }) => code === kind)
    return `${known?.name ?? kind} ${blocks} ${known?.unit ?? ''}`.trim()
  })
  return openAffairs(parts)
}
