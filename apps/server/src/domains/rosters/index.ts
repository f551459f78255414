import type { BoundCall } from '../../http/bind-call.ts'
import { countRostersCall } from './calls/count-rosters.ts'
import { deleteRosterEntryCall } from './calls/delete-roster-entry.ts'
import { getRosterRecordCall } from './calls/get-roster-record.ts'
import { getRosterCall } from './calls/get-roster.ts'
import { importRosterEntriesCall } from './calls/import-roster-entries.ts'
import { listRemovedRosterEntriesCall } from './calls/list-removed-roster-entries.ts'
import { listRosterEntriesCall } from './calls/list-roster-entries.ts'
import { listRosterEntryRecordsCall } from './calls/list-roster-entry-records.ts'
import { listRostersCall } from './calls/list-rosters.ts'
import { restoreRosterEntryCall } from './calls/restore-roster-entry.ts'
import { searchRosterEntriesCall } from './calls/search-roster-entries.ts'
import { updateRosterEntryCall } from './calls/update-roster-entry.ts'
import { rosterRecordCalls } from './roster-records.ts'

export { remindTitleEnds } from './remind-title-ends.ts'
export { findMentions } from './rosters.store.ts'

export const rostersCalls: readonly BoundCall[] = [
  listRostersCall,
  countRostersCall,
  getRosterCall,
  listRosterEntriesCall,
  searchRosterEntriesCall,
  getRosterRecordCall,
  ...rosterRecordCalls,
  listRosterEntryRecordsCall,
  importRosterEntriesCall,
  updateRosterEntryCall,
  deleteRosterEntryCall,
  restoreRosterEntryCall,
  listRemovedRosterEntriesCall,
]
