import { statisticsErrors as errors } from '@lqr/contract/statistics/errors.ts'
import { getPromises } from '@lqr/contract/statistics/promise-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { promiseFigures, toldLines } from '../promise.rules.ts'
import { listPromiseFigures } from '../promise.store.ts'

export const getPromisesCall = bindCall(getPromises, async ({ db, params }) => {
  const all = await listPromiseFigures(db)
  const rows = all.filter(({ orgId, productId }) => orgId === params.orgId && productId !== null)
  const [first] = rows
  if (!first) throw new CallError(errors.noPromises)
  const told = toldLines(all)
  return {
    asOf: first.asOf,
    list: rows.map((row) => ({
      productId: row.productId ?? '',
      productName: row.productName ?? '',
      ...promiseFigures(row, told),
    })),
  }
})
