import { wasPublished } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { rosterCsv } from '@lqr/contract/rosters/roster-csv.ts'
import { importRosterEntries } from '@lqr/contract/rosters/record-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireCsvRows } from '../../../http/csv-rows.ts'
import { changedColumns, touchRecord } from '../../../publishing/publication.store.ts'
import { rosterCopy } from '../copy.ts'
import { insertEntry } from '../roster-entries.store.ts'
import { requireHeldRoster } from '../roster-records.ts'

export const importRosterEntriesCall = bindCall(
  importRosterEntries,
  async ({ actor, db, params, body, now, audit }) => {
    const { id } = params
    const standing = await requireHeldRoster(db, id, { actor, now })
    const place = { rosterId: id, isLive: wasPublished(standing.status) }
    const rows = []
    for (const { row, enterpriseName, wanted, problems } of requireCsvRows(rosterCsv, body.csv)) {
      const isKept = wanted !== undefined && (await insertEntry(db, place, wanted))
      const status = isKept ? ('imported' as const) : ('refused' as const)
      rows.push({
        row,
        status,
        enterpriseName,
        problems: wanted && !isKept ? [rosterCopy.taken] : [...problems],
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
