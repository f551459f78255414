import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { wasPublished } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { enterpriseKeys, rosterCsv } from '@lqr/contract/rosters/roster-csv.ts'
import { importRosterEntries } from '@lqr/contract/rosters/record-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireCsvRows } from '../../../http/csv-rows.ts'
import { changedColumns, touchRecord } from '../../../publishing/publication.store.ts'
import { takenKeys } from '../corrected-entries.store.ts'
import { insertEntry } from '../roster-entries.store.ts'
import { requireHeldRoster } from '../roster-records.ts'

export const importRosterEntriesCall = bindCall(
  importRosterEntries,
  async ({ actor, db, params, body, now, audit }) => {
    const { id } = params
    const standing = await requireHeldRoster(db, id, { actor, now })
    const place = { rosterId: id, isLive: wasPublished(standing.status) }
    const taken = await takenKeys(db, id)
    const rows = []
    for (const { row, enterpriseName, wanted, problems } of requireCsvRows(rosterCsv, body.csv)) {
      const isFree = wanted !== undefined && !enterpriseKeys(wanted).some((key) => taken.has(key))
      const isKept = isFree && (await insertEntry(db, place, wanted))
      const status = isKept ? ('imported' as const) : ('refused' as const)
      rows.push({
        row,
        status,
        enterpriseName,
        problems: wanted && !isKept ? [zonesErrors.rosterEntryTaken.msg] : [...problems],
      })
    }
    const imported = rows.filter(({ status }) => status === 'imported').length
    const refused = rows.length - imported
    if (imported > 0) await touchRecord(db, 'roster', id, changedColumns(standing, actor), now)
    audit({
      action: 'import-roster-entries',
      entity: 'roster',
      entityId: id,
      detail: { imported, refused },
    })
    return { imported, refused, rows }
  },
)
