import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { organisationsErrors as errors } from '@lqr/contract/organisations/errors.ts'
import type { OrganisationRow } from '@lqr/contract/organisations/maintenance-calls.ts'
import type { Db } from '../../data/database.ts'
import { CallError } from '../../http/call-error.ts'
import { findRow } from './maintenance-list.store.ts'
import { lockTree } from './maintenance.store.ts'

/** An organisation to be changed, with the tree held still until the transaction ends; 404 unknown, 409 ended. */
export async function requireWorking(tx: Db, id: string): Promise<OrganisationRow> {
  await lockTree(tx)
  const row = await findRow(tx, id)
  if (!row) throw new CallError(errors.notFound)
  if (row.status !== 'active') throw new CallError(errors.notActive, { data: row })
  return row
}

/** The same in the version the person saw; 409 with the current row when somebody else was quicker. */
export async function requireVersion(tx: Db, id: string, version: number): Promise<OrganisationRow> {
  const row = await requireWorking(tx, id)
  if (row.version !== version) throw new CallError(kernelErrors.conflict, { data: row })
  return row
}

/** The organisation after a change, as the list shows it. */
export async function shownAfter(tx: Db, id: string): Promise<OrganisationRow> {
  const row = await findRow(tx, id)
  if (!row) throw new CallError(errors.notFound)
  return row
}

/** Refuses unless the name was typed as it is: what follows cannot be undone. */
export function requireConfirmedName(row: Pick<OrganisationRow, 'name'>, typed: string): void {
  if (typed === row.name) return
  throw new CallError(errors.nameNotConfirmed, { fields: { confirmName: errors.nameNotConfirmed.msg } })
}
