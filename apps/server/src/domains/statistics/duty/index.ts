import type { BoundCall } from '../../../http/bind-call.ts'
import { downloadDutyFileCall } from './calls/download-duty-file.ts'
import { getDutyDayCall } from './calls/get-duty-day.ts'
import { makeDutyFileCall } from './calls/make-duty-file.ts'
import { setDutyFieldsCall } from './calls/set-duty-fields.ts'

/** What the national platform is told every day. */
export const dutyCalls: readonly BoundCall[] = [
  getDutyDayCall,
  setDutyFieldsCall,
  makeDutyFileCall,
  downloadDutyFileCall,
]
