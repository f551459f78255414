import { Tag } from 'antd'
import { FAULT_FINDERS, FAULT_KINDS, FAULT_OUTCOMES, FAULT_PLACES } from '@lqr/contract/files/faults.ts'
import { type FileFault, fileHealth } from '@lqr/contract/files/health.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Notice } from '../../shell/page/notice.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { PlainRecords } from '../../shell/records/plain-records.tsx'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { copy } from './copy.ts'

const PAGE_SIZE = 20
const labels = labelsOf(fileHealth.shape.faults.element)

function Outcome({ outcome, endedAt }: FileFault) {
  if (outcome === null) return <Tag color="error">{copy.open}</Tag>
  return (
    <>
      <Tag color="success">{nameOf(FAULT_OUTCOMES, outcome)}</Tag>
      <span className="tabular nowrap">{formatDateTime(endedAt)}</span>
    </>
  )
}

const columns: readonly RecordColumn<FileFault>[] = [
  {
    key: 'foundAt',
    title: labels.foundAt,
    isHeading: true,
    render: ({ foundAt }) => <span className="tabular nowrap">{formatDateTime(foundAt)}</span>,
  },
  { key: 'kind', title: labels.kind, render: ({ kind }) => nameOf(FAULT_KINDS, kind) },
  { key: 'place', title: labels.place, render: ({ place }) => nameOf(FAULT_PLACES, place) },
  { key: 'foundBy', title: labels.foundBy, render: ({ foundBy }) => nameOf(FAULT_FINDERS, foundBy) },
  { key: 'purpose', title: labels.purpose, render: ({ purpose }) => purpose },
  { key: 'owner', title: labels.owner, render: ({ owner }) => owner },
  {
    key: 'uploadedAt',
    title: labels.uploadedAt,
    render: ({ uploadedAt }) => <span className="tabular nowrap">{formatDateTime(uploadedAt)}</span>,
  },
  { key: 'outcome', title: labels.outcome, render: Outcome },
]

/** What was found of stored files and what became of it: open faults first. */
export function FaultTable({ faults }: { faults: readonly FileFault[] }) {
  if (faults.length === 0) {
    return (
      <div className="panel">
        <Notice title={copy.none} hint={copy.noneHint} />
      </div>
    )
  }
  return (
    <PlainRecords
      table="fileFaults"
      label={copy.faults}
      rows={faults}
      columns={columns}
      rowKey={({ id }) => id}
      pageSize={PAGE_SIZE}
    />
  )
}
