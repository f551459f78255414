import type { AffairCount } from '@lqr/contract/organisations/maintenance-calls.ts'
import type { Db } from '../../data/database.ts'
import type { OrganisationHolder } from '../../succession/holder.ts'
import { countBranches } from './maintenance.store.ts'

/** Everything an organisation has, counted by kind: its branches first, then what the other domains hold. */
export async function countAffairs(
  db: Db,
  holders: readonly OrganisationHolder[],
  orgId: string,
  now: Date,
): Promise<AffairCount[]> {
  const { working, ended } = await countBranches(db, orgId)
  const counted: AffairCount[] = [{ kind: 'branches', moves: working, stays: ended, blocks: working }]
  for (const holder of holders) counted.push(...(await holder.count(db, orgId, now)))
  return counted
}
