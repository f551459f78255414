import { listPromises } from '@lqr/contract/statistics/promise-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { hiddenPromises, isListed, promiseFigures } from '../promise.rules.ts'
import { listPromiseFigures } from '../promise.store.ts'

export const listPromisesCall = bindCall(listPromises, async ({ db }) => {
  const rows = await listPromiseFigures(db)
  const hidden = hiddenPromises(rows)
  const total = rows.find(({ orgId }) => orgId === null)
  return {
    asOf: total?.asOf ?? null,
    total: total ? promiseFigures(total, hidden) : null,
    list: rows.flatMap((row) => {
      const { orgId, orgName, productId } = row
      if (orgId === null || productId !== null) return []
      const figures = promiseFigures(row, hidden)
      return { orgId, orgName: orgName ?? '', ...figures, hasFile: isListed(row, hidden) }
    }),
  }
})
