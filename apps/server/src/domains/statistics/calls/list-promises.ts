import { listPromises } from '@lqr/contract/statistics/promise-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { FEWEST_SHOWN } from '../indicator.rules.ts'
import { promiseFigures } from '../promise.rules.ts'
import { listPromiseFigures } from '../promise.store.ts'

export const listPromisesCall = bindCall(listPromises, async ({ db }) => {
  const rows = await listPromiseFigures(db)
  const total = rows.find(({ orgId }) => orgId === null)
  return {
    asOf: total?.asOf ?? null,
    total: total ? promiseFigures(total) : null,
    list: rows.flatMap((row) =>
      row.orgId === null
        ? []
        : {
            orgId: row.orgId,
            orgName: row.orgName ?? '',
            ...promiseFigures(row),
            hasFile: row.granted >= FEWEST_SHOWN,
          },
    ),
  }
})
