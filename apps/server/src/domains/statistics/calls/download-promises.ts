import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { statisticsErrors as errors } from '@lqr/contract/statistics/errors.ts'
import { downloadPromises } from '@lqr/contract/statistics/promise-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { CSV_TYPE, csvOf } from '../../../spreadsheets/csv.ts'
import { promiseCopy as copy } from '../copy.ts'
import { withoutFewPlaces } from '../promise-file.rules.ts'
import { isTold, toldLines } from '../promise.rules.ts'
import { listPromiseCases, listPromiseFigures } from '../promise.store.ts'

const placeOf = (code: string | null) =>
  code === null ? copy.hidden : (substationOfCode(code)?.name ?? code)

export const downloadPromisesCall = bindCall(downloadPromises, async ({ db, params: { orgId }, now }) => {
  const lines = await listPromiseFigures(db)
  const told = toldLines(lines)
  const own = lines.filter((line) => line.orgId === orgId)
  const whole = own.find(({ productId }) => productId === null)
  if (!whole || !isTold(whole, told)) throw new CallError(errors.noPromises)
  const listed = new Set(own.filter((line) => isTold(line, told)).map(({ productId }) => productId))
  const cases = withoutFewPlaces(await listPromiseCases(db, orgId), listed)
  const rows = cases.map((one) => [
    one.productName ?? copy.hidden,
    placeOf(one.prefectureCode),
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
