import type { OrganisationRow } from '@lqr/contract/organisations/maintenance-calls.ts'
import { MAX_LEVEL } from '@lqr/contract/organisations/succession.ts'

/** What an operator may do with an organisation now: one that has ended is history. */
export function organisationCan(row: Pick<OrganisationRow, 'status' | 'level'>): OrganisationRow['can'] {
  const isActive = row.status === 'active'
  return {
    edit: isActive,
    addBranch: isActive && row.level < MAX_LEVEL,
    move: isActive,
    merge: isActive,
    close: isActive,
  }
}
