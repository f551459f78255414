import { downloadDutyFile } from '@lqr/contract/statistics/duty-calls.ts'
import { dutyErrors as errors } from '@lqr/contract/statistics/duty-errors.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { findDutyFile } from '../duty.store.ts'

export const downloadDutyFileCall = bindCall(downloadDutyFile, async ({ db, params: { day }, audit }) => {
  const file = await findDutyFile(db, day)
  if (!file) throw new CallError(errors.notMade)
  audit({ action: 'download-duty-file', entity: 'duty_file', entityId: day, detail: { sha256: file.sha256 } })
  const content = Buffer.from(file.content)
  return { stream: content, mime: 'application/octet-stream', name: `duty-${day}.json`, size: content.length }
})
