import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { disorderedDays } from './batch.rules.ts'
import type { BatchForm, BatchRow } from './batch.store.ts'
import { isWithinOwnArea } from './demand-reports.access.ts'
import { requireBatch } from './require-batch.ts'

/** Throws at the field that is wrong: days out of order, or an area that is not the owner's. */
export function requireBatchForm(form: BatchForm, ownerArea: string): void {
  const wrong = disorderedDays(form)
  if (wrong) throw new CallError(errors.datesDisordered, { fields: { [wrong]: errors.datesDisordered.msg } })
  const own = codesWithin(ownerArea)
  if (form.areaCodes.some((code) => !own.includes(code))) {
    throw new CallError(errors.areaNotYours, { fields: { areaCodes: errors.areaNotYours.msg } })
  }
}

/** The batch where the authority may keep it; 403 where it belongs to another area. */
export async function requireOwnBatch(
  { db, actor }: { db: Db; actor: Actor },
  id: string,
): Promise<BatchRow> {
  const batch = await requireBatch(db, id)
  if (!isWithinOwnArea(actor, batch.ownerArea)) throw new CallError(errors.areaNotYours)
  return batch
}
