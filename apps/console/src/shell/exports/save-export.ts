import { downloadExport, type createExport } from '@lqr/contract/exports/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { callForBlob } from '../client.ts'
import { saveBlob } from '../files/save-blob.ts'

export type ExportFile = CallOutput<typeof createExport>

/** Fetches a file that is ready and saves it under the name of its list and day. */
export async function saveExport({ id, title, format, requestedAt }: ExportFile): Promise<void> {
  saveBlob(
    await callForBlob(downloadExport, { params: { id } }),
    `${title}-${formatDate(requestedAt)}.${format}`,
  )
}
