import { statisticsErrors as errors } from '@lqr/contract/statistics/errors.ts'
import { getPromises } from '@lqr/contract/statistics/promise-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { promiseFigures } from '../promise.rules.ts'
import { productPromiseFigures } from '../promise.store.ts'

export const getPromisesCall = bindCall(getPromises, async ({ db, params }) => {
  const rows = await productPromiseFigures(db, params.orgId)
  const [first] = rows
  if (!first) throw new CallError(errors.noPromises)
  return {
    asOf: first.asOf,
    list: rows.map((row) => ({
      productId: row.productId ?? '',
      productName: row.productName ?? '',
      ...promiseFigures(row),
    })),
  }
})
