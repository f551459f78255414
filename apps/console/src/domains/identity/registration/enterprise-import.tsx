import { type CsvRow, enterpriseCsv } from '@lqr/contract/identity/enterprise-csv.ts'
import { registerEnterprises } from '@lqr/contract/identity/user-admin-calls.ts'
import { CsvImport } from '../../../shell/imports/csv-import.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { copy } from './copy.ts'
import { CsvReport } from './csv-report.tsx'

const { csv: texts, form } = copy

const columns: readonly RecordColumn<CsvRow>[] = [
  { key: 'userName', title: form.userName, isHeading: true, render: ({ username }) => username },
  { key: 'phone', title: form.phone, render: ({ phone }) => phone },
  { key: 'corporateName', title: form.corporateName, render: ({ corporateName }) => corporateName },
]

/** Many enterprises from a file, registered after one confirmation. */
export function EnterpriseImport() {
  return (
    <CsvImport
      list={enterpriseCsv}
      template={{ name: texts.templateName, row: texts.templateRow }}
      table="registrationPreview"
      columns={columns}
      def={registerEnterprises}
      toInput={(csv) => ({ body: { csv } })}
      submitText={texts.submit}
      confirm={{ title: texts.confirmTitle, text: texts.confirmText, okText: texts.confirmOk }}
    >
      {(report, onAgain) => <CsvReport report={report} onAgain={onAgain} />}
    </CsvImport>
  )
}
