import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import { CallError } from '../../http/call-error.ts'
import { areasOfBatch, isOpenFor } from './batch.rules.ts'
import { type BatchRow, findBatch, findReopening } from './batch.store.ts'

/** The batch; 404 when there is none. */
export async function requireBatch(db: Db, id: string): Promise<BatchRow> {
  const batch = await findBatch(db, id)
  if (!batch) throw new CallError(errors.batchNotFound)
  return batch
}

/** The batch while the enterprise may file in it; 409 otherwise. */
export async function requireOpenBatch(db: Db, id: string, companyId: string, now: Date): Promise<BatchRow> {
  const batch = await requireBatch(db, id)
  const reopenedUntil = await findReopening(db, id, companyId)
  if (!isOpenFor(batch, reopenedUntil, shanghaiDay(now))) throw new CallError(errors.batchNotOpen)
  return batch
}

/** Throws at the field unless the batch is for the area. */
export function requireArea(batch: BatchRow, areaCode: string): void {
  if (areasOfBatch(batch).includes(areaCode)) return
  throw new CallError(errors.areaOutside, { fields: { areaCode: errors.areaOutside.msg } })
}
