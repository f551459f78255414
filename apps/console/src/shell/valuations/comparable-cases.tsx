import { type AttachedValuation, comparableCase } from '@lqr/contract/valuations/entities.ts'
import { DISTANCE_BANDS, PROPERTY_KINDS } from '@lqr/contract/valuations/kinds.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { nameOf } from '../records/name-of.ts'
import { PlainRecords } from '../records/plain-records.tsx'
import type { RecordColumn } from '../records/record-column.ts'
import { valuationCopy as copy } from './copy.ts'

const labels = labelsOf(comparableCase)

type Case = AttachedValuation['cases'][number] & { readonly place: string }

const COLUMNS: readonly RecordColumn<Case>[] = [
  {
    key: 'kind',
    title: labels.kind,
    isHeading: true,
    render: ({ kind }) => nameOf(PROPERTY_KINDS, kind),
  },
  { key: 'area', title: labels.areaSquareMetres, render: (row) => copy.metres(row.areaSquareMetres) },
  { key: 'distance', title: labels.distance, render: (row) => nameOf(DISTANCE_BANDS, row.distance) },
  { key: 'soldOn', title: labels.soldOn, render: (row) => formatDate(row.soldOn) },
  {
    key: 'unitPrice',
    title: labels.unitPriceYuan,
    align: 'right',
    render: (row) => copy.perMetre(formatAmount(row.unitPriceYuan)),
  },
]

/** The sales that the figures were compared with. */
export function ComparableCases({ cases }: Pick<AttachedValuation, 'cases'>) {
  return (
    <>
      <PlainRecords<Case>
        label={copy.cases}
        table="comparableCases"
        rows={cases.map((sale, index) => ({ ...sale, place: String(index) }))}
        columns={COLUMNS}
        rowKey={({ place }) => place}
      />
      <p className="muted">{copy.casesNote}</p>
    </>
  )
}
