import type { BoundCall } from '../../http/bind-call.ts'
import { deleteFileCall } from './calls/delete-file.ts'
import { makeDownloadFileCall } from './calls/download-file.ts'
import { getFileHealthCall } from './calls/get-file-health.ts'
import { uploadFileCall } from './calls/upload-file.ts'
import type { FileReaders } from './files.access.ts'

export type { FileReader, FileReaders } from './files.access.ts'
export { checkFiles } from './check-files.ts'
export { copyFile } from './copy-file.ts'
export { deleteLinks, listLinkedFiles } from './files.store.ts'
export { countKept, findLastMove } from './file-move.store.ts'
export { moveFiles, startMove } from './move-files.ts'
export { keepUpload } from './keep-upload.ts'
export { attachedFileOf, holdOwnFiles, linkFiles } from './linked-files.ts'
export { caseDocuments } from './linked-documents.ts'
export { holdPlaced, relinkPlaced, type SentFiles } from './placed-files.ts'
export { filesPersonalData } from './personal-data.store.ts'
export { readLinked } from './read-linked.ts'
export { readPublicFile } from './read-public-file.ts'
export { fileRenewer } from './renew-files.ts'
export { scanFiles } from './scan-files.ts'
export { scanState, screenUpload } from './screen-upload.ts'
export { sweepFiles } from './sweep-files.ts'

/** The calls of files; `readers` say, for each entity files are linked to, who may read them. */
export function makeFilesCalls(readers: FileReaders): readonly BoundCall[] {
  return [uploadFileCall, makeDownloadFileCall(readers), deleteFileCall, getFileHealthCall]
}
