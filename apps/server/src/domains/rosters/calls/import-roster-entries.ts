import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import {
  MAX_ROSTER_ROWS,
  readRosterCsv,
  ROSTER_CSV_HEADER,
  type RosterCsvRow,
} from '@lqr/contract/rosters/roster-csv.ts'
import { importRosterEntries } from '@lqr/contract/rosters/record-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { touchRecord } from '../../../publishing/publication.store.ts'
import { insertEntry } from '../roster-entries.store.ts'
import { requireRoster } from '../roster-records.ts'

const TAKEN = '名单中已有该企业（名称或统一社会信用代码相同）'

function readRows(csv: string): RosterCsvRow[] {
  const rows = readRosterCsv(csv)
  const problem =
    rows === undefined
      ? `首行须为：${ROSTER_CSV_HEADER}`
      : rows.length === 0
        ? '文件中没有企业'
        : rows.length > MAX_ROSTER_ROWS
          ? `每次最多 ${MAX_ROSTER_ROWS} 行`
          : undefined
  if (problem) throw new CallError(kernelErrors.invalidInput, { fields: { csv: problem } })
  return rows ?? []
}

export const importRosterEntriesCall = bindCall(
  importRosterEntries,
  async ({ actor, db, params, body, now, audit }) => {
    const { id } = params
    await requireRoster(db, id, { actor, now })
    const rows = []
    for (const { row, enterpriseName, wanted, problems } of readRows(body.csv)) {
      const isKept = wanted !== undefined && (await insertEntry(db, id, wanted))
      const status = isKept ? ('imported' as const) : ('refused' as const)
      rows.push({ row, status, enterpriseName, problems: wanted && !isKept ? [TAKEN] : [...problems] })
    }
    const imported = rows.filter(({ status }) => status === 'imported').length
    const refused = rows.length - imported
    if (imported > 0) await touchRecord(db, 'roster', id, now)
    audit({
      action: 'import-roster-entries',
      entity: 'roster',
      entityId: id,
      detail: { imported, refused },
    })
    return { imported, refused, rows }
  },
)
