import { createHash } from 'node:crypto'
import { makeDutyFile } from '@lqr/contract/statistics/duty-calls.ts'
import { dutyErrors as errors } from '@lqr/contract/statistics/duty-errors.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { dutyFileText } from '../duty-file.rules.ts'
import { countDay, keepFile, listFields } from '../duty.store.ts'
import { readDay, requireOver } from '../read-day.ts'

export const makeDutyFileCall = bindCall(makeDutyFile, async ({ db, actor, params: { day }, now, audit }) => {
  requireOver(day, now)
  const fields = await listFields(db)
  if (fields.length === 0) throw new CallError(errors.noFields)
  const content = dutyFileText(day, await countDay(db, day), fields)
  const sha256 = createHash('sha256').update(content).digest('hex')
  await keepFile(db, { day, content, sha256, accountId: actor.accountId, now })
  audit({ action: 'make-duty-file', entity: 'duty_file', entityId: day, detail: { sha256 } })
  const { file } = await readDay(db, day)
  if (!file) throw new CallError(errors.notMade)
  return file
})
