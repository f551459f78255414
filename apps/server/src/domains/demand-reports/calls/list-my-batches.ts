import { listMyBatches } from '@lqr/contract/demand-reports/batch-calls.ts'
import { codesAbove } from '@lqr/contract/reference/site-scope.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { isOpenFor } from '../batch.rules.ts'
import { findBatch, listBatches, listOwnInBatches, listReopenedIds } from '../batch.store.ts'
import { findReporter } from '../report.store.ts'
import { showBatch } from '../show-batch.ts'

const MOST = 50

/** Batches that are open for the enterprise's area, those reopened for it, and what it has in each. */
export const listMyBatchesCall = bindCall(listMyBatches, async ({ db, actor, now }) => {
  const companyId = actor.companyId ?? ''
  const day = shanghaiDay(now)
  const { areaCode } = await findReporter(db, companyId)
  const areas = areaCode === null ? undefined : codesAbove(areaCode)
  const open = await listBatches(db, { day, state: 'OPEN', areas }, { limit: MOST, offset: 0 })
  const known = new Set(open.map(({ id }) => id))
  const reopenedIds = (await listReopenedIds(db, companyId, day)).filter((id) => !known.has(id))
  const reopened = await Promise.all(reopenedIds.map((id) => findBatch(db, id)))
  const rows = [...open, ...reopened.flatMap((batch) => batch ?? [])]
  const own = await listOwnInBatches(
    db,
    companyId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const { reopenedUntil = null, reportId = null, reportStatus = null } = own.get(row.id) ?? {}
    const isOpenToMe = isOpenFor(row, reopenedUntil, day)
    return { ...showBatch(row, day), isOpenToMe, reopenedUntil, reportId, reportStatus }
  })
})
