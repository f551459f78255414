import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { statisticsErrors as errors } from '@lqr/contract/statistics/errors.ts'
import { downloadPromises } from '@lqr/contract/statistics/promise-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { CSV_TYPE, csvOf } from '../../../spreadsheets/csv.ts'
import { promiseCopy as copy } from '../copy.ts'
import { FEWEST_SHOWN } from '../indicator.rules.ts'
import { listPromiseCases } from '../promise.store.ts'

export const downloadPromisesCall = bindCall(downloadPromises, async ({ db, params: { orgId }, now }) => {
  const cases = await listPromiseCases(db, orgId)
  if (cases.length < FEWEST_SHOWN) throw new CallError(errors.noPromises)
  const rows = cases.map((one) => [
    one.productName,
    substationOfCode(one.prefectureCode)?.name ?? one.prefectureCode,
    one.indicatedYuan,
    one.grantedYuan,
    one.grantedOn,
    one.drawnYuan,
    one.drawnOn,
    one.clearedOn,
  ])
  const stream = Buffer.from(csvOf([[...copy.titles], ...rows]))
  return { stream, size: stream.length, mime: CSV_TYPE, name: copy.fileName(orgId, shanghaiDay(now)) }
})
