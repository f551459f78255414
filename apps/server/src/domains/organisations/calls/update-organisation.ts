import { rolesLost } from '@lqr/contract/identity/user-entities.ts'
import { organisationsErrors as errors } from '@lqr/contract/organisations/errors.ts'
import { type OrganisationRow, updateOrganisation } from '@lqr/contract/organisations/maintenance-calls.ts'
import type { OrgCategoryCode } from '@lqr/contract/reference/org-types.ts'
import type { Db } from '../../../data/database.ts'
import { type BoundCall, bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import type { OrganisationHolder } from '../../../succession/holder.ts'
import { requireVersion, shownAfter } from '../changed-organisation.ts'
import { holdOrganisations, isAnyHeld, regionsHeld, updateOrganisationRow } from '../maintenance.store.ts'
import { organisationColumns, requireFitting } from '../organisation-columns.ts'
import { reachesBeyond } from '../organisation-tree.rules.ts'

/** Refuses another category while people hold roles that it does not give; nobody is given one until the transaction ends. */
async function requireRolesKept(tx: Db, before: OrganisationRow, category: OrgCategoryCode): Promise<void> {
  const lost = rolesLost(before.orgCategory, category)
  if (lost.length === 0) return
  await holdOrganisations(tx, [before.id])
  if (!(await isAnyHeld(tx, before.id, lost))) return
  throw new CallError(errors.rolesStillHeld, { fields: { orgCategory: errors.rolesStillHeld.msg } })
}

/** Refuses another region while people of a government body answer for more than it; nobody is given more until the transaction ends. */
async function requireRegionsKept(tx: Db, before: OrganisationRow, regionCode: string): Promise<void> {
  if (regionCode === before.regionCode) return
  await holdOrganisations(tx, [before.id])
  if (!reachesBeyond(await regionsHeld(tx, before.id), regionCode)) return
  throw new CallError(errors.regionsStillHeld, { fields: { regionCode: errors.regionsStillHeld.msg } })
}

/** The call; where names are kept as copies the holders follow a new one. */
export function makeUpdateOrganisationCall(holders: readonly OrganisationHolder[]): BoundCall {
  return bindCall(updateOrganisation, async ({ params, body, db, now, audit }) => {
    const before = await requireVersion(db, params.id, body.version)
    await requireFitting(db, body, before)
    await requireRolesKept(db, before, body.orgCategory)
    await requireRegionsKept(db, before, body.regionCode)
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
