import { Button } from 'antd'
import { importRosterEntries } from '@lqr/contract/rosters/record-calls.ts'
import { rosterCsv, type RosterCsvRow } from '@lqr/contract/rosters/roster-csv.ts'
import { CsvImport } from '../../shell/imports/csv-import.tsx'
import { ImportReport } from '../../shell/imports/import-report.tsx'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { copy } from './copy.ts'
import { SideDialog } from '../../shell/forms/dialog.tsx'

const { csv: texts, report: reportTexts } = copy

const columns: readonly RecordColumn<RosterCsvRow>[] = [
  { key: 'name', title: copy.entry.name, isHeading: true, render: ({ enterpriseName }) => enterpriseName },
  { key: 'creditCode', title: copy.entry.creditCode, render: ({ creditCode }) => creditCode },
  { key: 'area', title: copy.entry.area, render: ({ area }) => area },
]

interface ImportDrawerProps {
  rosterId: string
  onImported: () => void
  onClose: () => void
}

/** Enterprises of a roster from a file. */
export function ImportDrawer({ rosterId, onImported, onClose }: ImportDrawerProps) {
  return (
    <SideDialog title={texts.title} size={800} mask={{ closable: false }} onClose={onClose}>
      <CsvImport
        list={rosterCsv}
        template={{ name: texts.templateName, row: texts.templateRow }}
        table="rosterPreview"
        columns={columns}
        def={importRosterEntries}
        toInput={(csv) => ({ params: { id: rosterId }, body: { csv } })}
        submitText={texts.submit}
        onImported={onImported}
      >
        {(report, onAgain) => (
          <ImportReport
            table="rosterReport"
            label={reportTexts.list}
            report={report}
            summary={reportTexts.summary(report.imported, report.refused)}
            statusNames={reportTexts.statuses}
            columns={[
              {
                key: 'name',
                title: copy.entry.name,
                isHeading: true,
                render: ({ enterpriseName }) => enterpriseName,
              },
            ]}
            actions={
              <>
                <Button type="primary" onClick={onClose}>
                  {reportTexts.close}
                </Button>
                <Button onClick={onAgain}>{reportTexts.again}</Button>
              </>
            }
          />
        )}
      </CsvImport>
    </SideDialog>
  )
}
