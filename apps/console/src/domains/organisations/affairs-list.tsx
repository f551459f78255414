import type { AffairCount } from '@lqr/contract/organisations/maintenance-calls.ts'
import { affairKinds } from '@lqr/contract/organisations/succession.ts'
import { PlainRecords } from '../../shell/records/plain-records.tsx'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { copy } from './copy.ts'

const texts = copy.merging

/** A number of affairs with the unit of their kind. */
export function affairText(kind: string, count: number): string {
  const unit = affairKinds.find(({ code }) => code === kind)?.unit ?? ''
  return `${count} ${unit}`.trim()
}

export function affairName(kind: string): string {
  return affairKinds.find(({ code }) => code === kind)?.name ?? kind
}

const columns: readonly RecordColumn<AffairCount>[] = [
  { key: 'kind', title: texts.kind, isHeading: true, render: ({ kind }) => affairName(kind) },
  { key: 'moves', title: texts.moves, render: ({ kind, moves }) => affairText(kind, moves) },
  { key: 'stays', title: texts.stays, render: ({ kind, stays }) => affairText(kind, stays) },
]

/** What goes on with the successor and what stays under the old name, kind by kind. */
export function AffairsList({ affairs }: { affairs: readonly AffairCount[] }) {
  return (
    <PlainRecords
      table="organisationAffairs"
      label={texts.preview}
      rows={affairs}
      columns={columns}
      rowKey={({ kind }) => kind}
    />
  )
}
