import type { BatchRecord, FillingBatch } from '@lqr/contract/demand-reports/batch-entities.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { batchStateOn } from './batch.rules.ts'
import { type BatchRow, countReports } from './batch.store.ts'
import { isWithinOwnArea, ownAreasOf } from './demand-reports.access.ts'
import { requireBatch } from './require-batch.ts'

/** A batch as it stands on that day. */
export function showBatch(row: BatchRow, day: string): FillingBatch {
  return {
    id: row.id,
    name: row.name,
    ownerArea: row.ownerArea,
    ownerAreaName: row.ownerAreaName,
    areaCodes: row.areaCodes,
    areaNames: row.areaNames,
    opensOn: row.opensOn,
    closesOn: row.closesOn,
    archivesOn: row.archivesOn,
    formVersion: row.formVersion,
    note: row.note,
    isExample: row.isExample,
    state: batchStateOn(row, day),
  }
}

/** A batch as an authority sees it, with what its own area filed there: only within that area may it keep one. */
export function showBatchRecord(
  row: BatchRow,
  { day, actor, reports }: { day: string; actor: Actor; reports: number },
): BatchRecord {
  const { version, ownerArea } = row
  return { ...showBatch(row, day), version, reports, canEdit: isWithinOwnArea(actor, ownerArea) }
}

/** The batch as the authority sees it now; 404 when there is none. */
export async function readBatchRecord({ db, actor, now }: { db: Db; actor: Actor; now: Date }, id: string) {
  const row = await requireBatch(db, id)
  const reports = (await countReports(db, [id], ownAreasOf(actor))).get(id) ?? 0
  return showBatchRecord(row, { day: shanghaiDay(now), actor, reports })
}
