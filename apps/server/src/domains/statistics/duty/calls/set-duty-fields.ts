import { setDutyFields } from '@lqr/contract/statistics/duty-calls.ts'
import { dutyErrors as errors } from '@lqr/contract/statistics/duty-errors.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { listFields, replaceFields } from '../duty.store.ts'

export const setDutyFieldsCall = bindCall(
  setDutyFields,
  async ({ db, actor, body: { fields }, now, audit }) => {
    const isOnce = (of: (field: (typeof fields)[number]) => string) =>
      new Set(fields.map(of)).size === fields.length
    if (!isOnce(({ indicator }) => indicator) || !isOnce(({ name }) => name))
      throw new CallError(errors.fieldTwice)
    await replaceFields(db, fields, { accountId: actor.accountId, now })
    const detail = Object.fromEntries(fields.map(({ indicator, name }) => [indicator, name]))
    audit({ action: 'set-duty-fields', entity: 'duty_file', detail })
    return { fields: await listFields(db) }
  },
)
