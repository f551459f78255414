import { listPromises } from '@lqr/contract/statistics/promise-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { isTold, promiseFigures, toldLines } from '../promise.rules.ts'
import { listPromiseFigures } from '../promise.store.ts'

export const listPromisesCall = bindCall(listPromises, async ({ db }) => {
  const rows = await listPromiseFigures(db)
  const told = toldLines(rows)
  const total = rows.find(({ orgId }) => orgId === null)
  const organisations = rows.flatMap((row) => {
    const { orgId, orgName, productId } = row
    if (orgId === null || productId !== null) return []
    return { orgId, orgName: orgName ?? '', ...promiseFigures(row, told), hasFile: isTold(row, told) }
  })
  return {
    asOf: rows[0]?.asOf ?? null,
    total: total ? promiseFigures(total, told) : null,
    toldOrganisations: organisations.filter(({ hasFile }) => hasFile).length,
    list: organisations,
  }
})
