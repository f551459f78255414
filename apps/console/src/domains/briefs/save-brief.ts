import { type BriefIssue, downloadBrief } from '@lqr/contract/briefs/calls.ts'
import { callForBlob } from '../../shell/client.ts'
import { saveBlob } from '../../shell/files/save-blob.ts'
import { sayFailure } from '../../shell/toast.ts'

/** Fetches one of the files of an issue and saves it. */
export async function saveBrief(
  { id, areaName, month, title }: BriefIssue,
  format: 'pdf' | 'docx',
): Promise<void> {
  try {
    const file = await callForBlob(downloadBrief, { params: { id, format } })
    saveBlob(file, `${areaName}-${month}-${title}.${format}`)
  } catch (error) {
    sayFailure(error)
  }
}
