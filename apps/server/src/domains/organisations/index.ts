import type { BoundCall } from '../../http/bind-call.ts'
import type { OrganisationHolder } from '../../succession/holder.ts'
import { makeCloseOrganisationCall } from './calls/close-organisation.ts'
import { createOrganisationCall } from './calls/create-organisation.ts'
import { getOrganisationCall } from './calls/get-organisation.ts'
import { getOrganisationRecordCall } from './calls/get-organisation-record.ts'
import { getOrganisationRowCall } from './calls/get-organisation-row.ts'
import { logoCalls } from './logo-records.ts'
import { listBranchesCall } from './calls/list-branches.ts'
import { listOrganisationsByLevelCall } from './calls/list-organisations-by-level.ts'
import { listOrganisationRowsCall } from './calls/list-organisation-rows.ts'
import { listOrganisationsCall } from './calls/list-organisations.ts'
import { listOrganisationsForStaffCall } from './calls/list-organisations-for-staff.ts'
import { makeMergeOrganisationCall } from './calls/merge-organisation.ts'
import { moveOrganisationCall } from './calls/move-organisation.ts'
import { makePreviewEndingCall } from './calls/preview-ending.ts'
import { searchFirstLevelCall } from './calls/search-first-level.ts'
import { makeUpdateOrganisationCall } from './calls/update-organisation.ts'

export { addBranch, changePlace, isInVersion } from './branch-organisation.ts'
export { houseOf, subtreeOf } from './organisation.store.ts'
export { listOfferingOrganisations, type OfferingOrganisation } from './offering-organisation.store.ts'
export { notifyAuthority } from './notify-authority.ts'
export { notifyRecordMove } from './notify-record-move.ts'
export { type Notice, notifyStaff, notifyStaffAndAsker, notifyStaffOfEach } from './notify-staff.ts'
export { organisationsInSearch } from './search.store.ts'

export const organisationsCalls: readonly BoundCall[] = [
  listOrganisationsCall,
  listBranchesCall,
  searchFirstLevelCall,
  listOrganisationsForStaffCall,
  getOrganisationCall,
  getOrganisationRecordCall,
  listOrganisationsByLevelCall,
  listOrganisationRowsCall,
  getOrganisationRowCall,
  createOrganisationCall,
  moveOrganisationCall,
  ...logoCalls,
]

/** The calls that reach what other domains hold of an organisation. */
export function makeSuccessionCalls(holders: readonly OrganisationHolder[]): readonly BoundCall[] {
  return [
    makeUpdateOrganisationCall(holders),
    makePreviewEndingCall(holders),
    makeMergeOrganisationCall(holders),
    makeCloseOrganisationCall(holders),
  ]
}
