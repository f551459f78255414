import type { ListsToExport } from '../../exports/exported-list.ts'
import type { BoundCall } from '../../http/bind-call.ts'
import { makeCreateExportCall } from './calls/create-export.ts'
import { makeDownloadExportCall } from './calls/download-export.ts'
import { deleteExportCall, listExportsCall, retryExportCall } from './calls/own-exports.ts'

export { rightsOf } from './exports.access.ts'
export { endExport, makeExport } from './make-export.ts'
export { exportsPersonalData } from './personal-data.store.ts'

/** The calls of files that are made of lists, for the lists there are. */
export function makeExportsCalls(lists: ListsToExport): readonly BoundCall[] {
  return [
    makeCreateExportCall(lists),
    listExportsCall,
    makeDownloadExportCall(lists),
    retryExportCall,
    deleteExportCall,
  ]
}
