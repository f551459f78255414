import { updateOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import { type BoundCall, bindCall } from '../../../http/bind-call.ts'
import type { OrganisationHolder } from '../../../succession/holder.ts'
import { requireVersion, shownAfter } from '../changed-organisation.ts'
import { updateOrganisationRow } from '../maintenance.store.ts'
import { organisationColumns, requireFitting } from '../organisation-columns.ts'

/** The call; where names are kept as copies the holders follow a new one. */
export function makeUpdateOrganisationCall(holders: readonly OrganisationHolder[]): BoundCall {
  return bindCall(updateOrganisation, async ({ params, body, db, now, audit }) => {
    const before = await requireVersion(db, params.id, body.version)
    await requireFitting(db, body, before)
    const columns = organisationColumns(body)
    await updateOrganisationRow(db, before, columns, now)
    if (columns.name !== before.name || columns.short_name !== before.shortName) {
      for (const holder of holders) await holder.rename?.(db, before.id)
    }
    audit({
      action: 'update-organisation',
      entity: 'organisation',
      entityId: before.id,
      detail: { from: before.name, to: columns.name },
    })
    return shownAfter(db, before.id)
  })
}
