import { organisationsErrors as errors } from '@lqr/contract/organisations/errors.ts'
import type { Db } from '../../data/database.ts'
import { CallError } from '../../http/call-error.ts'
import type { OrganisationHolder } from '../../succession/holder.ts'
import { requireWorking } from './changed-organisation.ts'
import {
  findNode,
  insertOrganisation,
  isNameTaken,
  type OrganisationColumns,
  updateOrganisationRow,
} from './maintenance.store.ts'
import { levelBelow, placeProblem } from './organisation-tree.rules.ts'

/** What a house itself keeps of one of its branches. */
export interface BranchPlace {
  readonly name: string
  readonly regionCode: string
  readonly address?: string | undefined
  readonly phone?: string | undefined
}

const SHORT_NAME = 20

async function placeColumns(db: Db, { name, regionCode, address, phone }: BranchPlace, ownId?: string) {
  if (await isNameTaken(db, name, ownId)) {
    throw new CallError(errors.nameTaken, { fields: { name: errors.nameTaken.msg } })
  }
  return {
    name,
    region_code: regionCode,
    address: address || null,
    phone: phone || null,
  } satisfies Partial<OrganisationColumns>
}

/** Adds a branch of the same type and category below a house; answers its number. */
export async function addBranch(tx: Db, parentId: string, place: BranchPlace): Promise<string> {
  const above = await requireWorking(tx, parentId)
  const parent = await findNode(tx, parentId)
  const problem = placeProblem({ orgType: above.orgType, subtree: [], depth: 1 }, parent)
  if (problem) throw new CallError(problem)
  const columns = await placeColumns(tx, place)
  return insertOrganisation(tx, {
    ...columns,
    short_name: place.name.slice(0, SHORT_NAME),
    org_category: above.orgCategory,
    credit_code: null,
    intro: '',
    sort: 0,
    org_type: above.orgType,
    parent_id: above.id,
    level: levelBelow(above),
  })
}

/** Whether a working organisation has the version that was seen; the tree is held still from here on, so it goes on having it. */
export async function isInVersion(tx: Db, id: string, version: number): Promise<boolean> {
  return (await requireWorking(tx, id)).version === version
}

/** Changes name and place of a working organisation; where names are kept as copies the holders follow a new one. */
export async function changePlace(
  tx: Db,
  holders: readonly OrganisationHolder[],
  { id, place, now }: { id: string; place: BranchPlace; now: Date },
): Promise<void> {
  const before = await requireWorking(tx, id)
  const columns = await placeColumns(tx, place, id)
  await updateOrganisationRow(tx, before, columns, now)
  if (columns.name === before.name) return
  for (const holder of holders) await holder.rename?.(tx, id)
}
