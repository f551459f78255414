import { listFillingBatches } from '@lqr/contract/demand-reports/batch-calls.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { batchStateOn } from '../batch.rules.ts'
import { listBatches } from '../batch.store.ts'
import { showBatch } from '../show-batch.ts'

const MOST = 100

/** Everybody may see which batches there are; what is put away is not offered. */
export const listFillingBatchesCall = bindCall(listFillingBatches, async ({ db, query, now }) => {
  const day = shanghaiDay(now)
  const areas = query.areaCode === undefined ? undefined : siteScope(query.areaCode)
  const rows = await listBatches(db, { day, areas, state: query.state }, { limit: MOST, offset: 0 })
  return rows
    .filter((row) => query.state === 'ARCHIVED' || batchStateOn(row, day) !== 'ARCHIVED')
    .map((row) => showBatch(row, day))
})
