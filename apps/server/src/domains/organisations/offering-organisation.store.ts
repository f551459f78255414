import type { OfferingOrg } from '@lqr/contract/products/offer-areas.ts'
import type { Db } from '../../data/database.ts'

export interface OfferingOrganisation extends OfferingOrg {
  readonly id: string
  readonly name: string
}

/** The active organisations among these ids, the highest house first. */
export async function listOfferingOrganisations(
  db: Db,
  ids: readonly string[],
): Promise<OfferingOrganisation[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('organisation')
    .select(['id', 'name', 'level', 'region_code as regionCode'])
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .orderBy('level')
    .orderBy('sort')
    .orderBy('id')
    .execute()
}
