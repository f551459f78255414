import { labelOf } from '@lqr/contract/kernel/field.ts'
import { applicationStates } from '@lqr/contract/applications/application-case.ts'
import { getSandbox, type SandboxCase } from '@lqr/contract/open/sandbox-calls.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { PlainRecords } from '../../../shell/records/plain-records.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { copy } from '../copy.ts'

const PAGE_SIZE = 20
const { shape } = getSandbox.output.shape.cases.element

const COLUMNS: readonly RecordColumn<SandboxCase>[] = [
  {
    key: 'applyNo',
    title: labelOf(shape.applyNo),
    isHeading: true,
    render: ({ applyNo }) => <span className="tabular">{applyNo}</span>,
  },
  { key: 'company', title: labelOf(shape.corporateName), render: ({ corporateName }) => corporateName },
  { key: 'status', title: labelOf(shape.status), render: ({ status }) => nameOf(applicationStates, status) },
]

interface SandboxCasesProps {
  cases: readonly SandboxCase[]
}

/** The made-up cases and how far systems have brought them. */
export function SandboxCases({ cases }: SandboxCasesProps) {
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{copy.sandboxCases}</h2>
      </div>
      {cases.length === 0 ? (
        <Notice title={copy.noSandboxCases} hint={copy.resetToGoOn} />
      ) : (
        <PlainRecords
          table="sandboxCases"
          label={copy.sandboxCases}
          rows={cases}
          columns={COLUMNS}
          rowKey={({ applyNo }) => applyNo}
          pageSize={PAGE_SIZE}
        />
      )}
    </section>
  )
}
